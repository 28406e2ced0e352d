import { parseQueryParameters } from '@tiffin/domain';
import type { Place } from './place';

/** What the home page shows, as its URL says it. */
export type Browsing = {
  readonly place: Place;
  readonly isPickup: boolean;
  /** The search text; empty for none. */
  readonly term: string;
  /** Id of a cuisine to filter by; null for all. */
  readonly cuisine: string | null;
};

/** Reads the home page's query. The configured place replaces a missing or invalid one. */
export function readBrowsing(query: URLSearchParams, defaultPlace: Place): Browsing {
  const { lat, lon, address, pickup, q, cuisine } = parseQueryParameters(query.toString());
  const isPoint = lat !== null && lon !== null;
  return {
    place: isPoint ? { latitude: lat, longitude: lon, displayName: (address ?? '').trim() } : defaultPlace,
    isPickup: pickup,
    term: (q ?? '').trim().slice(0, 100),
    cuisine,
  };
}

/** Returns the current query with another place. */
export function queryAt(query: URLSearchParams, place: Place): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('address', place.displayName);
  next.set('lat', String(place.latitude));
  next.set('lon', String(place.longitude));
  return next;
}

/** Returns the query with one parameter set, or removed if the value is empty. */
export function queryWith(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
