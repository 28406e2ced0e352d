import type { LatLng } from '@tiffin/contracts';
import type { AddressSearch, AddressSuggestion } from './address-search';
import { joined } from './text-of';

const MOST = 6;

type City = LatLng & {
  /** In English, then in Chinese where it differs. */
  readonly names: readonly [string, ...(readonly string[])];
  readonly province: string;
  readonly country: string;
};

/**
 * Suggests the cities of a list, and the typed street in each of them, for a site whose services find no addresses. The
 * point of such an address is the middle of its city, until the person moves the pin.
 */
export function createCityList(lines: readonly string[]): AddressSearch {
  const cities = lines.map(readCity);
  return {
    suggest: async (text, { near, locale }) => {
      const nameOf = ({ names }: City): string => (locale === 'zh' ? names[1] : undefined) ?? names[0];
      const sorted = near ? [...cities].sort((a, b) => distance(a, near) - distance(b, near)) : cities;
      const found = sorted.filter((city) => startsAs(city, text));
      const placed =
        found.length > 0
          ? found.map((city) => suggestionOf(city, nameOf(city), ''))
          : streetsIn(sorted, text).map(([city, street]) => suggestionOf(city, nameOf(city), street));
      return placed.slice(0, MOST);
    },
    resolve: async ({ found }) => found,
  };
}

/** Returns the city of a line: `Toronto/多倫多,ON,CA,43.65,-79.38`. */
function readCity(line: string): City {
  const [names = '', province = '', country = '', latitude, longitude] = line.split(',');
  const [first = '', ...others] = names.split('/');
  return {
    names: [first, ...others],
    province,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

function startsAs({ names }: City, text: string): boolean {
  const start = text.trim().toLowerCase();
  return start !== '' && names.some((name) => name.toLowerCase().startsWith(start));
}

/** Returns the typed street in the city that the text ends with, or else in every city. */
function streetsIn(cities: readonly City[], text: string): readonly (readonly [City, string])[] {
  const typed = text.trim().replace(/[,，]\s*$/, '');
  const parts = typed.split(/[,，]/);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const named = cities.flatMap((city) => {
    if (startsAs(city, last)) return [[city, parts.slice(0, -1).join(',').trim()] as const];
    const name = city.names.find((each) => typed.toLowerCase().endsWith(` ${each.toLowerCase()}`));
    return name === undefined ? [] : [[city, typed.slice(0, -name.length).trim()] as const];
  });
  return named.length > 0 ? named : cities.map((city) => [city, typed] as const);
}

function suggestionOf(city: City, name: string, street: string): AddressSuggestion {
  const { names, province, country, latitude, longitude } = city;
  const placeId = `${names[0]} ${street}`.trim();
  const displayName = joined([street, name]);
  const postalAddress =
    street === ''
      ? null
      : { addressLine1: street, addressLine2: '', city: name, province, postalCode: '', country };
  return {
    placeId,
    text: street || name,
    note: street === '' ? province : joined([name, province]),
    found: { placeId, latitude, longitude, displayName, postalAddress },
  };
}

/** Returns a number that grows with the distance; enough to sort cities. */
function distance(a: LatLng, b: LatLng): number {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
}
