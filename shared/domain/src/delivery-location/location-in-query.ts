import { parseQueryParameters } from '../query/query-parameters';
import type { DeliveryLocation } from './delivery-location';
import { toDisplayName } from './parse-delivery-location';

const NAMES = ['lat', 'lon', 'address', 'city', 'placeId'] as const;

/** Returns the location that a URL names (specification 2: `lat`, `lon`, `address`); null without a valid point. */
export function locationInQuery(search: string): DeliveryLocation | null {
  const { lat, lon, address } = parseQueryParameters(search);
  if (lat === null || lon === null) return null;
  return { kind: 'point', latitude: lat, longitude: lon, displayName: toDisplayName(address ?? '') };
}

/** Returns the query without its location. */
export function withoutLocation(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  NAMES.forEach((name) => rest.delete(name));
  return rest;
}
