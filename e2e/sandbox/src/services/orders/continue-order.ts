import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refundPayers } from '../fulfillment/refund-payers';
import { tellContinued } from './letters/tell-continued';
import type { OrderRow } from './order-row';
import { placedReceipt } from './placed-receipt';
import type { StoredOrder } from './stored-order';
import { withoutRejected } from './without-rejected';

/**
 * Continues an order with the remaining lines. Refunds the rejected ones, tells whom it concerns, and resumes the
 * timeline. Does nothing to an order that is not on hold.
 */
export async function continueOrder(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  row: OrderRow,
  now: number,
): Promise<OrderRow> {
  const { held, ...content } = row.content;
  if (!held || row.cancelledAt !== null) return row;
  const { refusals = [] } = content;
  const orderReceipt = withoutRejected(placedReceipt(content), content.orderItems);
  const creditUsedMicro = orderReceipt.creditMicro;
  const coming = held.timeline.map(({ status, at }) => ({ status, at: at + now - held.at }));
  const orderItemIds = newlyRejected(content);
  const remaining = {
    ...content,
    orderReceipt,
    refusals: [...refusals, { orderItemIds, receiptBefore: content.orderReceipt }],
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
    reason: `refusal ${refusals.length + 1}`,
    amountMicro: content.orderReceipt.totalMicro - orderReceipt.totalMicro,
    creditMicro: content.creditUsedMicro - creditUsedMicro,
    now,
  };
  await refundPayers(tx, refund, { before: content, remaining });
  if (!written) return row;
  await tellContinued(tx, context, { row: written, refusedIds: orderItemIds, reason: refund.reason, now });
  return written;
}

function newlyRejected({ orderItems, refusals = [] }: StoredOrder): readonly string[] {
  const settled = new Set(refusals.flatMap(({ orderItemIds }) => orderItemIds));
  return orderItems
    .filter(({ orderItemId, wasRejected }) => wasRejected && !settled.has(orderItemId))
    .map(({ orderItemId }) => orderItemId);
}
