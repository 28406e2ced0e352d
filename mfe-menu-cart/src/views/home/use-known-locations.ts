import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useMemo } from 'react';
import { cities } from '../../domain/city';
import type { SearchLocation } from '../../domain/search-location';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type KnownLocations = {
  readonly saved: readonly SearchLocation[];
  readonly cities: readonly SearchLocation[];
};

/** Returns locations that need no geocoder: the person's saved addresses and the cities that are served. */
export function useKnownLocations(): KnownLocations {
  const t = useMenuCartMessages();
  const { status } = useSession();
  const { data } = useQuery({
    ...addressQueries.list(),
    enabled: status === 'authenticated' || status === 'embedded',
  });
  return useMemo(
    () => ({
      saved: (data ?? []).map(({ address, deliveryAddressDetail: { lat, lng } }) => ({
        displayName: address,
        latitude: lat,
        longitude: lng,
      })),
      cities: cities.map(({ key, ...point }) => ({ ...point, displayName: t(`city.${key}`) })),
    }),
    [data, t],
  );
}
