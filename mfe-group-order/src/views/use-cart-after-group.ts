import type { Fulfillment } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { useEffect, useRef } from 'react';
import { useGroupCache } from './use-group-cache';

/** Once a group ends that was open here, the caller's own cart is no part of it any more: it is asked for again. */
export function useCartAfterGroup(group: Fulfillment | undefined): void {
  const { refreshCart } = useGroupCache();
  const refresh = useRef(refreshCart);
  const wasActive = useRef(false);
  const isActive = group !== undefined && isGroupActive(group.fulfillmentState);
  const merchantId = group?.merchant.id;
  useEffect(() => {
    refresh.current = refreshCart;
  });
  useEffect(() => {
    if (wasActive.current && !isActive && merchantId !== undefined) refresh.current(merchantId);
    wasActive.current = isActive;
  }, [isActive, merchantId]);
}
