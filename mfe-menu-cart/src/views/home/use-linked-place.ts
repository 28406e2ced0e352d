import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deliveryLocations } from '@tiffin/delivery-location';
import { locationInQuery, parseQueryParameters } from '@tiffin/domain';
import { useLocale } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { useEffect } from 'react';
import { foundLocation } from '../../domain/found-location';

/**
 * Uses the place that the URL names (`placeId`, `city`) for the visit. A point in the URL wins. A place that nobody knows
 * changes nothing.
 */
export function useLinkedPlace(): void {
  const { search } = useLocation();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { placeId, city } = parseQueryParameters(search);
  const { data } = useQuery({
    queryKey: ['linked-place', placeId, city, locale],
    queryFn: async () => {
      const places = await import(/* webpackChunkName: "address-search" */ '@tiffin/places/address-search');
      return places.findLinkedPlace(queryClient, { placeId, city, locale });
    },
    enabled: (placeId !== null || city !== null) && locationInQuery(search) === null,
    staleTime: Infinity,
    meta: { isHandled: true },
  });
  useEffect(() => {
    if (data) deliveryLocations.visit(foundLocation(data));
  }, [data]);
}
