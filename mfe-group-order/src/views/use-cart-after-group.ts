import type { Fulfillment } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { useEffect, useRef } from 'react';
import { useGroupCache } from './use-group-cache';

/**
 * Fetches the caller's own cart again when a group ends that was open here: the cart is then no longer part
 * of it.
 */
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
