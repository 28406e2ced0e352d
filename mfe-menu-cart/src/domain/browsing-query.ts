import { parseQueryParameters } from '@tiffin/domain';
import type { SearchLocation } from './search-location';

/** What the home page shows, as its URL says it. */
export type Browsing = {
  readonly searchLocation: SearchLocation;
  readonly isPickup: boolean;
  /** The search text; empty for none. */
  readonly term: string;
  /** Id of a cuisine to filter by; null for all. */
  readonly cuisine: string | null;
};

/** Reads the home page's query. The configured location replaces a missing or invalid one. */
export function readBrowsing(query: URLSearchParams, defaultLocation: SearchLocation): Browsing {
  const { lat, lon, address, pickup, q, cuisine } = parseQueryParameters(query.toString());
  const isPoint = lat !== null && lon !== null;
  return {
    searchLocation: isPoint
      ? { latitude: lat, longitude: lon, displayName: (address ?? '').trim() }
      : defaultLocation,
    isPickup: pickup,
    term: (q ?? '').trim().slice(0, 100),
    cuisine,
  };
}

/** Returns the current query with another search location. */
export function queryAt(query: URLSearchParams, searchLocation: SearchLocation): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('address', searchLocation.displayName);
  next.set('lat', String(searchLocation.latitude));
  next.set('lon', String(searchLocation.longitude));
  return next;
}

/** Returns the query with one parameter set, or removed if the value is empty. */
export function queryWith(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
