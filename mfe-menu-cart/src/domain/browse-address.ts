import { parseQueryParameters } from '@tiffin/domain';
import type { Place } from './place';

/** What the home page shows, as its URL says it. */
export type Browsing = {
  readonly place: Place;
  readonly isPickup: boolean;
  /** Words to search for; empty when none. */
  readonly term: string;
  /** Id of a cuisine to keep to; null for all. */
  readonly cuisine: string | null;
};

/** Reads the home page's query; what is missing or no point on earth gives way to the place of the configuration. */
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

/** The query that leads to a place, keeping the rest of the present one. */
export function queryAt(query: URLSearchParams, place: Place): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('address', place.displayName);
  next.set('lat', String(place.latitude));
  next.set('lon', String(place.longitude));
  return next;
}

/** The query with one parameter set, or without it where the value is empty. */
export function queryWith(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
