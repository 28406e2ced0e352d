import type { Order } from '@tiffin/contracts';
import { orderPhase } from '@tiffin/domain';
import { chargesRejected } from './receipt-rows';

/**
 * What has become of the lines that the kitchen rejected: `asks` waits for a decision, `settled` continues without
 * them and without their price, `charged` still costs them and has nothing to decide, `ended` says nothing about money.
 */
export type Rejection = 'none' | 'asks' | 'settled' | 'charged' | 'ended';

/**
 * Returns what has become of the rejected lines. As long as the order is under way and the receipt contains them,
 * somebody must decide: continuing takes them off it, in any state (specification 4).
 */
export function rejectionOf(order: Pick<Order, 'orderItems' | 'orderStatus' | 'orderReceipt'>): Rejection {
  const { orderItems, orderStatus } = order;
  if (!orderItems.some((item) => item.wasRejected)) return 'none';
  const phase = orderPhase(orderStatus.orderStatus);
  if (phase === 'cancelled' || phase === 'rejected') return 'ended';
  if (!chargesRejected(order)) return 'settled';
  return phase === 'active' && orderItems.some((item) => !item.wasRejected) ? 'asks' : 'charged';
}

/** Returns whether the order waits because of rejected lines, so that its promised time has stopped. */
export function isStopped(order: Parameters<typeof rejectionOf>[0]): boolean {
  const rejection = rejectionOf(order);
  return rejection === 'asks' || rejection === 'charged';
}

/** Returns whether the reader placed the order, so that the decision is theirs. Others are told of no refund. */
export function mayDecide({ readerMoney, refunds }: Pick<Order, 'readerMoney' | 'refunds'>): boolean {
  return readerMoney === undefined ? refunds !== null : readerMoney?.role === 'PAYER';
}
