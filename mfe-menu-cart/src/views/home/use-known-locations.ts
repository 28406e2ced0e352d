import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { DeliveryLocation } from '@tiffin/domain';
import { useMemo } from 'react';
import { cities } from '../../domain/city';
import { savedLocation } from '../../domain/saved-location';
import { useMenuCartMessages } from '../use-menu-cart-messages';

export type KnownLocations = {
  readonly saved: readonly DeliveryLocation[];
  readonly cities: readonly DeliveryLocation[];
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
      saved: (data ?? []).map(savedLocation),
      cities: cities.map(({ key, latitude, longitude }) => ({
        kind: 'city',
        cityKey: key,
        latitude,
        longitude,
        displayName: t(`city.${key}`),
      })),
    }),
    [data, t],
  );
}
