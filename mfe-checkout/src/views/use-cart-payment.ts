import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, findPlacedOrder, gatewayQueries, getCart, usePayment } from '@tiffin/api';
import type { Payment, PlacedOrder } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { mayPay } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useEffect, useRef, useState } from 'react';
import { orderedSince } from '../domain/ordered-since';
import { paymentName } from '../domain/payment-name';

/** An order that was found: of an attempt that was left in this browser, or of a cart that somebody else emptied. */
export type FoundOrder = PlacedOrder & { readonly isOfAttempt: boolean };

export type CartPayment = Payment<FoundOrder> & {
  /** The services are or were asked why the cart is empty: nothing was sent here. */
  readonly hasAskedOfEmptyCart: boolean;
};

type Options = {
  readonly merchant: Merchant;
  /** Who is here; null for a guest. */
  readonly caller: string | null;
  readonly cart: Cart | undefined;
  /** An order of an attempt stands. */
  readonly onFound: (order: PlacedOrder) => void;
};

/** Where the payment of a merchant's cart stands; an empty cart is asked about once, for an order may have emptied it. */
export function useCartPayment({ merchant, caller, cart, onFound }: Options): CartPayment {
  const queryClient = useQueryClient();
  const merchantId = merchant.id;
  const payment = usePayment<FoundOrder>({
    name: paymentName(merchantId),
    caller,
    look: async (attempt, signal) => {
      // The cart first: an order that empties it afterwards is then seen.
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
