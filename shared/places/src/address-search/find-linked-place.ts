import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';
import { currentAddressSearch } from './current-address-search';
import { findAddress } from './find-address';

type LinkedPlace = {
  /** An id of the configured service. Only Google can look one up. */
  readonly placeId: string | null;
  readonly city: string | null;
  readonly locale: Locale;
};

/**
 * Returns the place that a link names by its id, else by its city; null if the service knows neither. Throws an ApiError
 * if the search fails.
 */
export async function findLinkedPlace(
  queryClient: QueryClient,
  { placeId, city, locale }: LinkedPlace,
): Promise<FoundAddress | null> {
  const suggestion = placeId !== null && { placeId, text: '', note: '', found: null };
  const byId = suggestion ? await currentAddressSearch().resolve(suggestion, { locale }) : null;
  if (byId !== null || city === null) return byId;
  return findAddress(queryClient, { text: city, near: null, locale });
}
