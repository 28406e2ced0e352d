import type { Order } from '@tiffin/contracts';
import { orderPhase } from '@tiffin/domain';
import { chargesRejected } from './receipt-rows';

/**
 * What has become of the lines that the kitchen rejected: `asks` waits for the person's decision, `settled`
 * continues without them and without their price, `open` says nothing about money.
 */
export type Rejection = 'none' | 'asks' | 'settled' | 'open';

/**
 * Returns what has become of the rejected lines. The person must decide while the kitchen has not started and
 * the receipt still contains the lines: continuing takes them off it (specification 4).
 */
export function rejectionOf(order: Pick<Order, 'orderItems' | 'orderStatus' | 'orderReceipt'>): Rejection {
  const { orderItems, orderStatus } = order;
  const status = orderStatus.orderStatus;
  if (!orderItems.some((item) => item.wasRejected)) return 'none';
  const phase = orderPhase(status);
  if (phase === 'cancelled' || phase === 'rejected') return 'open';
  if (!chargesRejected(order)) return 'settled';
  const isWaiting = status === 'PLACED' || status === 'SCHEDULED';
  return isWaiting && orderItems.some((item) => !item.wasRejected) ? 'asks' : 'open';
}
