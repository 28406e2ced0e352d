import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, findPlacedOrder, gatewayQueries, getCart, usePayment } from '@tiffin/api';
import type { Payment, PlacedOrder } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { mayPay } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useEffect, useRef, useState } from 'react';
import { orderedSince } from '../domain/ordered-since';
import { paymentName } from '../domain/payment-name';

/**
 * An order that was found: from an unfinished attempt in this browser, or from a cart that another window
 * emptied.
 */
export type FoundOrder = PlacedOrder & { readonly isOfAttempt: boolean };

export type CartPayment = Payment<FoundOrder> & {
  /** Whether the services were asked why the cart is empty, although nothing was sent here. */
  readonly hasAskedOfEmptyCart: boolean;
};

type Options = {
  readonly merchant: Merchant;
  /** The current person; null for a guest. */
  readonly caller: string | null;
  readonly cart: Cart | undefined;
  /** Called when an attempt's order exists. */
  readonly onFound: (order: PlacedOrder) => void;
};

/**
 * Returns the payment state of a merchant's cart. Asks once about an empty cart, because an order may have
 * emptied it.
 */
export function useCartPayment({ merchant, caller, cart, onFound }: Options): CartPayment {
  const queryClient = useQueryClient();
  const merchantId = merchant.id;
  const payment = usePayment<FoundOrder>({
    name: paymentName(merchantId),
    caller,
    look: async (attempt, signal) => {
      // Read the cart first, so that an order that empties it afterwards is still found.
      const now = await getCart({ merchantId }, { signal });
      const since = attempt?.changedAt ?? orderedSince(cart ?? now);
      const isOfGuest = attempt?.buyer === null && caller !== null;
      const order = await findPlacedOrder({ merchantId, since, isOfGuest }, { signal });
      return {
        order: order && { ...order, isOfAttempt: attempt !== undefined },
        isThere: now.cartItems.length > 0,
      };
    },
  });
  const { state, dispatch } = payment;
  const [knownEmptyAt, setKnownEmptyAt] = useState<string>();
  const emptyAt = cart?.cartItems.length === 0 ? cart.updatedAt : undefined;
  const mustAsk = mayPay(state) && emptyAt !== undefined && emptyAt !== knownEmptyAt;
  useEffect(() => {
    if (!mustAsk) return;
    setKnownEmptyAt(emptyAt);
    dispatch({ kind: 'outrun' });
  }, [mustAsk, emptyAt, dispatch]);

  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (state.kind === 'paid' && state.order.isOfAttempt) {
      bus.emit('orderPlaced', { orderId: state.order.orderId, merchantId });
      bus.emit('cartChanged', { merchantId, itemCount: 0, subtotalMicro: 0 });
      latest.current(state.order);
    }
    if (state.kind !== 'paid' && state.kind !== 'notPaid') return;
    void queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
    void queryClient.invalidateQueries({ queryKey: cartQueries.detail(merchantId).queryKey });
  }, [state, merchantId, queryClient]);
  return { ...payment, hasAskedOfEmptyCart: emptyAt !== undefined && emptyAt === knownEmptyAt };
}
