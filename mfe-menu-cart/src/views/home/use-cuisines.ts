import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { Category, LatLng } from '@tiffin/contracts';

/** Returns the cuisines near a location. */
export function useCuisines({ latitude, longitude }: LatLng): UseQueryResult<readonly Category[]> {
  return useQuery({
    ...gatewayQueries.categories({ latitude, longitude, limit: 12 }),
    meta: { isHandled: true },
  });
}
