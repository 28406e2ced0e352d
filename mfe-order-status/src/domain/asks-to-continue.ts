import type { Order } from '@tiffin/contracts';

/** Returns whether the person must decide: the kitchen rejected some lines, not all, before it started. */
export function asksToContinue({
  orderItems,
  orderStatus,
}: Pick<Order, 'orderItems' | 'orderStatus'>): boolean {
  const waits = orderStatus.orderStatus === 'PLACED' || orderStatus.orderStatus === 'SCHEDULED';
  return waits && orderItems.some((item) => item.wasRejected) && orderItems.some((item) => !item.wasRejected);
}
