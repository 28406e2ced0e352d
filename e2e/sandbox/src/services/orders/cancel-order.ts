import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { refuse } from '../../errors/refuse';
import { KITCHEN_REFUSED } from '../../seed/shared-sentences';
import { refund } from '../payments/charge';
import { spendCredit } from '../user/spend-credit';
import { isCancellable } from './current-status';
import type { OrderRow } from './order-row';
import { reached } from './timeline';

/**
 * Cancels an order that may still be cancelled and refunds money and credit. Does nothing to a cancelled
 * order.
 */
export async function cancelOrder(tx: Database, row: OrderRow, now: number): Promise<OrderRow> {
  if (row.cancelledAt !== null) return row;
  if (!isCancellable(row.content, now)) return refuse(409, 'ORDER_NOT_CANCELLABLE');
  return end(tx, row, now, { status: 'CANCELLED', note: null });
}

/** Rejects an order for the kitchen: refunds everything and stores the reason as a note. */
export async function rejectOrder(tx: Database, row: OrderRow, now: number): Promise<OrderRow> {
  return row.cancelledAt === null ? end(tx, row, now, { status: 'REJECTED', note: KITCHEN_REFUSED[0] }) : row;
}

type Ending = { readonly status: 'CANCELLED' | 'REJECTED'; readonly note: string | null };

async function end(tx: Database, row: OrderRow, now: number, { status, note }: Ending): Promise<OrderRow> {
  const { content } = row;
  const timeline = [...reached(content.timeline, now), { status, at: now }];
  const [written] = await tx
    .update(orders)
    .set({
      cancelledAt: now,
      content: { ...content, timeline, orderRejectionNote: note, isCancelled: true },
    })
    .where(and(eq(orders.id, row.id), isNull(orders.cancelledAt)))
    .returning();
  if (!written) throw new WriteConflict('order');
  if (content.intentId) await refund(tx, content.intentId);
  if (content.creditUsedMicro > 0)
    await spendCredit(tx, row.externalUserId, content.currencyCode ?? 'DOLLAR', -content.creditUsedMicro);
  return written;
}
