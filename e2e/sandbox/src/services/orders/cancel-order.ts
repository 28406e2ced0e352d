import type { OrderStatusValue } from '@tiffin/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { refuse } from '../../errors/refuse';
import { KITCHEN_REFUSED } from '../../seed/shared-sentences';
import { refundPayers } from '../fulfillment/refund-payers';
import { completedAt, isCancellable } from './current-status';
import type { EndOfOrder } from './letters/order-letter-words';
import { tellEnded } from './letters/tell-ended';
import type { OrderRow } from './order-row';
import { reached } from './timeline';

type Letters = Pick<SandboxContext, 'options'>;

/**
 * Cancels an order that may still be cancelled and refunds money and credit. Everybody is told what they get back. Does
 * nothing to a cancelled order.
 */
export async function cancelOrder(
  tx: Database,
  context: Letters,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (row.cancelledAt !== null) return row;
  if (!isCancellable(row.content, now)) return refuse(409, 'ORDER_NOT_CANCELLABLE');
  return end(tx, context, row, { end: 'cancelled', status: 'CANCELLED', note: null, now });
}

/**
 * Rejects an order for the kitchen: refunds everything and stores the reason as a note. Does nothing to an order that
 * has ended: its food was handed over, and its stamp may have been rewarded.
 */
export async function rejectOrder(
  tx: Database,
  context: Letters,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (row.cancelledAt !== null || completedAt(row.content, now) !== null) return row;
  return end(tx, context, row, { end: 'rejected', status: 'REJECTED', note: KITCHEN_REFUSED[0], now });
}

/**
 * Ends a delivery whose courier gave up and for which nobody else was found: refunds everything. Does nothing
 * to an order that has ended.
 */
export async function failDelivery(
  tx: Database,
  context: Letters,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (row.content.merchantFulfillmentType !== 'DELIVERY' || completedAt(row.content, now) !== null)
    return row;
  const before = 'DELIVERY_CANCELED';
  return end(tx, context, row, { end: 'undelivered', status: 'CANCELLED', note: null, before, now });
}

type Ending = {
  readonly end: EndOfOrder;
  readonly status: 'CANCELLED' | 'REJECTED';
  readonly note: string | null;
  /** What happened before the end. */
  readonly before?: OrderStatusValue;
  readonly now: number;
};

async function end(
  tx: Database,
  context: Letters,
  row: OrderRow,
  { end: why, status, note, before, now }: Ending,
): Promise<OrderRow> {
  const { content } = row;
  const timeline = [
    ...reached(content.timeline, now),
    ...(before ? [{ status: before, at: now }] : []),
    { status, at: now },
  ];
  const [written] = await tx
    .update(orders)
    .set({
      cancelledAt: now,
      content: { ...content, timeline, orderRejectionNote: note, isCancelled: true },
    })
    .where(and(eq(orders.id, row.id), isNull(orders.cancelledAt)))
    .returning();
  if (!written) throw new WriteConflict('order');
  const refund = {
    ...content,
    orderId: row.id,
    externalUserId: row.externalUserId,
    reason: 'ended',
    amountMicro: content.orderReceipt.totalMicro,
    creditMicro: content.creditUsedMicro,
    now,
  };
  await refundPayers(tx, refund, { before: content });
  await tellEnded(tx, context, { row: written, end: why, reason: refund.reason, now });
  return written;
}
