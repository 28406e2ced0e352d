import type { LatLng } from '@tiffin/contracts';
import { GAZETTEER } from './gazetteer-data';
import type { GazetteerCity, GazetteerStreet } from './gazetteer-data';

/** A city or a street of the gazetteer, with an id that never changes while the data keep their order. */
export type Place = { readonly osmId: number; readonly city: GazetteerCity } & (
  | { readonly kind: 'city' }
  | { readonly kind: 'street'; readonly street: GazetteerStreet }
);

const CITY_IDS = 1000;
/** Streets of a city, at most. */
const STREETS = 1000;
/** House numbers of a street, at most. */
export const HOUSES = 10_000;

/** Every city, followed by its streets. */
export const PLACES: readonly Place[] = Object.values(GAZETTEER).flatMap((city, index) => [
  { osmId: CITY_IDS + index, kind: 'city' as const, city },
  ...city.streets.map((street, at) => ({
    osmId: (CITY_IDS + index) * STREETS + at,
    kind: 'street' as const,
    city,
    street,
  })),
]);

/** Returns where a house stands: between the two anchors around its number, at the nearest end beyond them. */
export function pointOfHouse({ anchors }: GazetteerStreet, houseNumber: number): LatLng {
  // -1, the last anchor, beyond all of them.
  const after = anchors.findIndex(([number]) => number >= houseNumber);
  const [toNumber, toLatitude, toLongitude] = anchors.at(after) ?? anchors[0];
  const [number, latitude, longitude] = anchors[Math.max(0, after - 1)] ?? anchors[0];
  if (after <= 0 || toNumber === number) return { latitude: toLatitude, longitude: toLongitude };
  const part = (houseNumber - number) / (toNumber - number);
  return {
    latitude: latitude + (toLatitude - latitude) * part,
    longitude: longitude + (toLongitude - longitude) * part,
  };
}

/** Returns the middle of a street. */
function pointOfStreet({ anchors }: GazetteerStreet): LatLng {
  const [, latitude, longitude] = anchors[Math.floor(anchors.length / 2)] ?? anchors[0];
  return { latitude, longitude };
}

/** Returns where a place is. */
export function pointOf(place: Place): LatLng {
  if (place.kind === 'street') return pointOfStreet(place.street);
  const [latitude, longitude] = place.city.at;
  return { latitude, longitude };
}
