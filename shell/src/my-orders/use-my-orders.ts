import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { ActiveEntry } from '@tiffin/contracts';
import { showsMyOrdersPrompt, visibleActiveEntries } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useLocation } from '@tiffin/router';
import { useEffect } from 'react';
import { currentPlaces } from '../domain/current-places';
import { useAfterLoad } from '../layout/use-after-load';

type MyOrders = {
  /** Everything that goes on, carts with items included. */
  readonly entries: readonly ActiveEntry[];
  /** Whether the My Orders prompt shows (specification 4). */
  readonly isPrompted: boolean;
  /** The cart that the cart button leads to: of the merchant on the screen, else the only one. */
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

/** What the person has under way, read when the screen itself is there, and again when something is heard of it. */
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
  const { merchantUrl, fulfillmentId } = currentPlaces(pathname);
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
