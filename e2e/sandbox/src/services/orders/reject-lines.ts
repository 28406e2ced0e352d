import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { rejectOrder } from './cancel-order';
import { continueOrder } from './continue-order';
import { completedAt, isCancellable } from './current-status';
import { tellRefusedLines } from './letters/tell-refused-lines';
import type { OrderRow } from './order-row';
import type { StoredOrder } from './stored-order';
import { reached } from './timeline';

/**
 * Puts an order on hold whose lines the kitchen cannot make. It waits until its person continues without them, or
 * cancels it, and they are told. Once it cannot be cancelled there is nothing to decide: it goes on, and the lines are
 * refunded. Rejects an order without a line that is left. Does nothing to an order that has ended.
 */
export async function rejectLines(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  row: OrderRow,
  orderItemIds: readonly string[],
  now: number,
): Promise<OrderRow> {
  if (row.cancelledAt !== null || completedAt(row.content, now) !== null) return row;
  const content = holdFor(row.content, orderItemIds, now);
  if (content.orderItems.every(({ wasRejected }) => wasRejected)) return rejectOrder(tx, context, row, now);
  if (!isCancellable(row.content, now)) return continueOrder(tx, context, { ...row, content }, now);
  const [written] = await tx.update(orders).set({ content }).where(eq(orders.id, row.id)).returning();
  if (!written) return row;
  const refusedIds = row.content.orderItems
    .filter(({ orderItemId, wasRejected }) => !wasRejected && orderItemIds.includes(orderItemId))
    .map(({ orderItemId }) => orderItemId);
  await tellRefusedLines(tx, context, { row: written, refusedIds, now });
  return written;
}

function holdFor(content: StoredOrder, orderItemIds: readonly string[], now: number): StoredOrder {
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
