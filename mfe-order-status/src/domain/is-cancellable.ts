import type { Order } from '@tiffin/contracts';

/** Cancelling is offered only while the order status says so, under either of its names (specification 4). */
export function isCancellable({ orderStatus }: Pick<Order, 'orderStatus'>): boolean {
  return orderStatus.cancellable || orderStatus.isCancellable;
}
