import { useInfiniteQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { LatLng, MerchantSummary } from '@tiffin/contracts';
import { nearbyQuery } from '../../domain/browsing-query';
import type { Browsing } from '../../domain/browsing-query';
import { fitsBrowsing } from '../../domain/fits-browsing';
import { useCuisines } from './use-cuisines';

/** The most merchants that the service puts on a page. */
const LONGEST_PAGE = 100;

type NearbySearch = {
  readonly list: UseInfiniteQueryResult;
  /** The merchants of all pages so far that pass every filter. */
  readonly merchants: readonly MerchantSummary[];
  /** The chosen cuisine in the reader's language; null for all. */
  readonly cuisineName: string | null;
  /** The currency of the merchants nearby. */
  readonly currencyCode: string;
};

/** The default currency of specification 9, until a merchant says its own. */
const DEFAULT_CURRENCY = 'DOLLAR';

/**
 * Searches the merchants near a point.
 *
 * @param isCounted true to count rather than to show: the first page is as long as possible
 */
export function useNearbySearch(browsing: Browsing, point: LatLng, isCounted = false): NearbySearch {
  const person = useSession();
  const { data: cuisines } = useCuisines(point, browsing.maxDistance);
  const { cuisine } = browsing;
  const cuisineName = cuisines?.find(({ id }) => id === cuisine)?.name ?? cuisine;
  const personId = 'externalUserId' in person ? person.externalUserId : null;
  const list = useInfiniteQuery(
    gatewayQueries.nearby({
      ...nearbyQuery(browsing, point, personId),
      limit: isCounted ? LONGEST_PAGE : undefined,
    }),
  );
  const listed = (list.data?.pages ?? []).flatMap((page) => page.merchants);
  return {
    list,
    merchants: listed.filter((merchant) => fitsBrowsing(merchant, browsing, cuisineName)),
    cuisineName,
    currencyCode: listed[0]?.currencyCode ?? DEFAULT_CURRENCY,
  };
}
