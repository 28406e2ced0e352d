import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { deliveryLocations } from '@tiffin/delivery-location';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { useEffect } from 'react';
import { savedLocation } from '../domain/saved-location';

/** Uses the saved address that the URL names (`deliveryAddressId`) for the visit. Ignores what is not the person's. */
export function useLinkedAddress(): void {
  const { search } = useLocation();
  const { status } = useSession();
  const { deliveryAddressId } = parseQueryParameters(search);
  const isKnown = status === 'authenticated' || status === 'embedded';
  const { data } = useQuery({ ...addressQueries.list(), enabled: isKnown && deliveryAddressId !== null });
  const linked = data?.find((address) => address.deliveryAddressId === deliveryAddressId);
  useEffect(() => {
    if (linked) deliveryLocations.visit(savedLocation(linked));
  }, [linked]);
}
