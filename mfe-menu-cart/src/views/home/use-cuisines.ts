import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { Category } from '@tiffin/contracts';
import { useBrowsing } from './use-browsing';

/** Returns the cuisines near the search location. */
export function useCuisines(): UseQueryResult<readonly Category[]> {
  const { latitude, longitude } = useBrowsing().browsing.searchLocation;
  return useQuery({
    ...gatewayQueries.categories({ latitude, longitude, limit: 12 }),
    meta: { isHandled: true },
  });
}
