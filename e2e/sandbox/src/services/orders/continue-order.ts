import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refundPart } from '../payments/charge';
import { spendCredit } from '../user/spend-credit';
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
  const [written] = await tx
    .update(orders)
    .set({
      content: { ...content, orderReceipt, creditUsedMicro, timeline: [...content.timeline, ...coming] },
    })
    .where(eq(orders.id, row.id))
    .returning();
  const backMicro = content.orderReceipt.totalMicro - orderReceipt.totalMicro;
  if (content.intentId) await refundPart(tx, content.intentId, backMicro);
  const creditBackMicro = content.creditUsedMicro - creditUsedMicro;
  if (creditBackMicro > 0)
    await spendCredit(tx, row.externalUserId, content.currencyCode ?? 'DOLLAR', -creditBackMicro);
  return written ?? row;
}
