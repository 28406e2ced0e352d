import { HOUSES, PLACES, pointOf, pointOfHouse } from './places';

/** An office building as a geocoder would describe it. */
export type OfficeBuilding = {
  readonly displayName: string;
  readonly extendedDisplayName: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Returns the building that the address search calls by this id, such as N10000000012; undefined if it knows none. */
export function buildingOfPlace(placeId: string): OfficeBuilding | undefined {
  const [, type, digits] = /^([NWR])(\d{1,12})$/.exec(placeId) ?? [];
  const id = Number(digits);
  const houseNumber = type === 'N' ? id % HOUSES : null;
  const place = PLACES.find(({ osmId }) => osmId === (houseNumber === null ? id : Math.floor(id / HOUSES)));
  if (!place) return undefined;
  const { city } = place;
  const street = place.kind === 'street' ? place.street : null;
  const line = [houseNumber, street?.name ?? city.name[0]].filter((part) => part !== null).join(' ');
  return {
    displayName: line,
    extendedDisplayName: [line, street && city.name[0], street?.postalCode, city.country[0]]
      .filter(Boolean)
      .join(', '),
    ...(street && houseNumber !== null ? pointOfHouse(street, houseNumber) : pointOf(place)),
  };
}
