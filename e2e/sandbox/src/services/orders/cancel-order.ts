import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { refuse } from '../../errors/refuse';
import { refund } from '../payments/charge';
import { spendCredit } from '../user/spend-credit';
import { isCancellable } from './current-status';
import type { OrderRow } from './present-order';
import { reached } from './timeline';

/** Cancels an order that may still be cancelled and gives money and credit back; an order cancelled already stays so. */
export async function cancelOrder(tx: Database, row: OrderRow, now: number): Promise<OrderRow> {
  if (row.cancelledAt !== null) return row;
  if (!isCancellable(row.content, now)) return refuse(409, 'ORDER_NOT_CANCELLABLE');
  const timeline = [...reached(row.content.timeline, now), { status: 'CANCELLED' as const, at: now }];
  const [written] = await tx
    .update(orders)
    .set({ cancelledAt: now, content: { ...row.content, timeline, isCancelled: true } })
    .where(and(eq(orders.id, row.id), isNull(orders.cancelledAt)))
    .returning();
  if (!written) throw new WriteConflict('order');
  if (row.content.intentId) await refund(tx, row.content.intentId);
  if (row.content.creditUsedMicro > 0)
    await spendCredit(
      tx,
      row.externalUserId,
      row.content.currencyCode ?? 'DOLLAR',
      -row.content.creditUsedMicro,
    );
  return written;
}
