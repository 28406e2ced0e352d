import type { Order } from '@tiffin/contracts';

/** The kitchen rejected some lines, not all, before it began: the person may go on with the rest. */
export function asksToContinue({
  orderItems,
  orderStatus,
}: Pick<Order, 'orderItems' | 'orderStatus'>): boolean {
  const waits = orderStatus.orderStatus === 'PLACED' || orderStatus.orderStatus === 'SCHEDULED';
  return waits && orderItems.some((item) => item.wasRejected) && orderItems.some((item) => !item.wasRejected);
}
