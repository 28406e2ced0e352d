import { placeGuestOrder, placeOrder } from '@tiffin/api';
import type { CallOptions } from '@tiffin/api';
import type { PlaceOrderAnswer } from '@tiffin/contracts';
import type { SentOrder } from './sent-order';

/** Sends an order with the call of a signed-in person or of a guest (specification 7). */
export function sendOrder(order: SentOrder, options: CallOptions): Promise<PlaceOrderAnswer> {
  return order.kind === 'user'
    ? placeOrder({ body: order.body }, options)
    : placeGuestOrder({ body: order.body }, options);
}
