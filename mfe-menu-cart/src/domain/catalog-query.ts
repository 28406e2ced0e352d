import type { CallParams } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { readBrowsing, wayParameters } from './browsing-query';

/** Full rows of two, three and four cards. */
const PAGE_SIZE = 24;

type CatalogQuery = Omit<CallParams<'getCatalogMerchants'>, 'nextPageToken'>;

/**
 * Returns the query of GET /merchants/catalog for what the URL says (specification 7). Without a filter in the URL the list
 * has all its merchants. Distances are from `lat` and `lon`, if the URL has both, else from the list's own place.
 *
 * @param cuisine id of a cuisine to filter by; null for all
 */
export function catalogQuery(
  query: URLSearchParams,
  catalogId: string,
  cuisine: string | null,
): CatalogQuery {
  const { fulfillment, openTime } = readBrowsing(query);
  const { lat, lon, forceDelivery } = parseQueryParameters(query.toString());
  return {
    catalogId,
    query: cuisine ?? undefined,
    hasDelivery: forceDelivery || undefined,
    ...wayParameters(fulfillment),
    isOpenNow: openTime === 'open' || undefined,
    isAvailableNow: openTime === 'available' || undefined,
    ...(lat !== null && lon !== null && { latitude: lat, longitude: lon }),
    limit: PAGE_SIZE,
  };
}

/** Returns whether the URL leaves merchants out of a list, other than by their cuisine. */
export function narrowsCatalog(query: URLSearchParams): boolean {
  const { hasDelivery, hasPickup, hasDineIn, isOpenNow, isAvailableNow } = catalogQuery(query, '', null);
  return [hasDelivery, hasPickup, hasDineIn, isOpenNow, isAvailableNow].includes(true);
}

/** Returns the query without what leaves merchants out of a list. */
export function withoutCatalogFilters(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  ['forceDelivery', 'pickup', 'dineIn', 'when', 'cuisine'].forEach((name) => rest.delete(name));
  return rest;
}
