import { activeFilters, withoutFilter } from './browsing-filters';
import type { BrowsingFilter } from './browsing-filters';
import { readBrowsing } from './browsing-query';
import type { BrowsingFulfillment } from './browsing-query';
import { queryWith } from './query-with';

/** A list of merchants that may not be empty, and the query that shows it. */
export type ListAlternative = { readonly query: URLSearchParams } & (
  | { readonly kind: 'without'; readonly filter: BrowsingFilter }
  | { readonly kind: 'instead'; readonly fulfillment: BrowsingFulfillment }
);

/** Returns what to show instead of an empty list: without one of the filters, or pickup instead of delivery. */
export function listAlternatives(query: URLSearchParams): readonly ListAlternative[] {
  const browsing = readBrowsing(query);
  const isDelivery = browsing.fulfillment === 'DELIVERY';
  return [
    ...activeFilters(browsing).map((filter) => ({
      kind: 'without' as const,
      filter,
      query: withoutFilter(query, filter),
    })),
    {
      kind: 'instead',
      fulfillment: isDelivery ? 'PICKUP' : 'DELIVERY',
      query: queryWith(queryWith(query, 'dineIn', ''), 'pickup', isDelivery ? 'true' : ''),
    },
  ];
}
