import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { DeliveryLocation } from '@tiffin/domain';
import { useMemo } from 'react';
import { savedLocation } from '../../domain/saved-location';

/** Returns the person's saved addresses as locations. A guest has none. */
export function useKnownLocations(): readonly DeliveryLocation[] {
  const { status } = useSession();
  const { data } = useQuery({
    ...addressQueries.list(),
    enabled: status === 'authenticated' || status === 'embedded',
  });
  return useMemo(() => (data ?? []).map(savedLocation), [data]);
}
