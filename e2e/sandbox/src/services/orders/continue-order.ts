import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refundPayers } from '../fulfillment/refund-payers';
import type { OrderRow } from './order-row';
import type { StoredOrder } from './stored-order';
import { reached } from './timeline';
import { withoutRejected } from './without-rejected';

/**
 * Puts an order on hold whose lines the kitchen cannot make. It waits until its person continues without
 * them, or cancels it.
 */
export function holdFor(content: StoredOrder, orderItemIds: readonly string[], now: number): StoredOrder {
  const { timeline, orderItems } = content;
  const past = reached(timeline, now);
  return {
    ...content,
    orderItems: orderItems.map((item) => ({
      ...item,
      wasRejected: item.wasRejected || orderItemIds.includes(item.orderItemId),
    })),
    timeline: past,
    held: content.held ?? { at: now, timeline: timeline.slice(past.length) },
  };
}

/**
 * Continues an order with the remaining lines. Refunds the rejected ones and resumes the timeline. Does
 * nothing to an order that is not on hold.
 */
export async function continueOrder(tx: Database, row: OrderRow, now: number): Promise<OrderRow> {
  const { held, ...content } = row.content;
  if (!held || row.cancelledAt !== null) return row;
  const orderReceipt = withoutRejected(content.orderReceipt, content.orderItems);
  const creditUsedMicro = orderReceipt.creditMicro;
  const coming = held.timeline.map(({ status, at }) => ({ status, at: at + now - held.at }));
  const remaining = {
    ...content,
    orderReceipt,
    creditUsedMicro,
    timeline: [...content.timeline, ...coming],
  };
  const [written] = await tx
    .update(orders)
    .set({ content: remaining })
    .where(eq(orders.id, row.id))
    .returning();
  const refund = {
    ...content,
    orderId: row.id,
    externalUserId: row.externalUserId,
    reason: `held ${held.at}`,
    amountMicro: content.orderReceipt.totalMicro - orderReceipt.totalMicro,
    creditMicro: content.creditUsedMicro - creditUsedMicro,
    now,
  };
  await refundPayers(tx, refund, remaining);
  return written ?? row;
}
