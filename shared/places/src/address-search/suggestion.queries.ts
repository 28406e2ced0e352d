import { queryOptions } from '@tanstack/react-query';
import type { LatLng, Locale } from '@tiffin/contracts';
import { currentAddressSearch } from './current-address-search';

/** The shortest text that is searched: one letter fits everything. */
export const SHORTEST_TEXT = 2;

type Search = { readonly text: string; readonly near: LatLng | null; readonly locale: Locale };

/** Queries of the address search. A newer text aborts the request of the older one. */
export const suggestionQueries = {
  of: ({ text, near, locale }: Search) =>
    queryOptions({
      queryKey: ['addressSearch', text.trim(), near?.latitude, near?.longitude, locale],
      queryFn: ({ signal }) => currentAddressSearch().suggest(text.trim(), { near, locale, signal }),
      enabled: text.trim().length >= SHORTEST_TEXT,
      meta: { context: 'searchAddresses', isHandled: true },
    }),
};
