import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { Category, LatLng } from '@tiffin/contracts';

/** Returns the cuisines within a distance of a location, in metres. */
export function useCuisines(
  { latitude, longitude }: LatLng,
  maxDistance: number,
): UseQueryResult<readonly Category[]> {
  return useQuery({
    ...gatewayQueries.categories({ latitude, longitude, maxDistance, limit: 12 }),
    meta: { isHandled: true },
  });
}
