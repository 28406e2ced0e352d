import type { QueryClient } from '@tanstack/react-query';
import type { LatLng, Locale } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';
import { currentAddressSearch } from './current-address-search';
import { SHORTEST_TEXT, suggestionQueries } from './suggestion.queries';

type Search = { readonly text: string; readonly near: LatLng | null; readonly locale: Locale };

/** Returns the best match of a text, null if nothing fits. Throws an ApiError if the search fails. */
export async function findAddress(queryClient: QueryClient, search: Search): Promise<FoundAddress | null> {
  if (search.text.trim().length < SHORTEST_TEXT) return null;
  const [best] = await queryClient.fetchQuery(suggestionQueries.of(search));
  return best ? currentAddressSearch().resolve(best, { locale: search.locale }) : null;
}
