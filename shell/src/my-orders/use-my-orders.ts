import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { ActiveEntry } from '@tiffin/contracts';
import { showsMyOrdersPrompt, visibleActiveEntries } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useLocation } from '@tiffin/router';
import { useEffect } from 'react';
import { merchantAndGroupOf } from '../domain/merchant-and-group-of';
import { useAfterLoad } from '../layout/use-after-load';

type MyOrders = {
  /** All active orders, group orders and carts with items. */
  readonly entries: readonly ActiveEntry[];
  /** Whether to show the My Orders prompt (specification 4). */
  readonly isPrompted: boolean;
  /** The cart behind the cart button: the current merchant's, otherwise the only one. */
  readonly cart: Extract<ActiveEntry, { readonly entityType: 'CART' }> | undefined;
};

const TELLING = [
  'cartChanged',
  'orderPlaced',
  'orderStatusChanged',
  'groupJoined',
  'groupLeft',
  'groupConfirmed',
] as const;

/**
 * Returns the person's active orders and carts. Reads them after the first screen, and again after a related bus
 * event.
 */
export function useMyOrders(): MyOrders {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const isAfterLoad = useAfterLoad();
  const { data = [] } = useQuery({
    ...gatewayQueries.active(),
    enabled: isAfterLoad,
    meta: { isHandled: true },
  });
  useEffect(() => {
    const refresh = (): void =>
      void queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
    const undo = TELLING.map((fact) => bus.on(fact, refresh));
    return () => undo.forEach((end) => end());
  }, [queryClient]);
  const { merchantUrl, fulfillmentId } = merchantAndGroupOf(pathname);
  const entries = visibleActiveEntries(data, fulfillmentId).filter(
    (entry) => entry.entityType !== 'CART' || entry.itemCount > 0,
  );
  const here = entries.find(({ merchant }) => merchant.url === merchantUrl)?.merchant.id ?? null;
  const carts = entries.filter((entry) => entry.entityType === 'CART');
  return {
    entries,
    isPrompted: showsMyOrdersPrompt(entries, here),
    cart: carts.find(({ merchant }) => merchant.id === here) ?? (carts.length === 1 ? carts[0] : undefined),
  };
}
