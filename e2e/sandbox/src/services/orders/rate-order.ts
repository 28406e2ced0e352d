import { eq } from 'drizzle-orm';
import type { OrderRating } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { currentStatus } from './current-status';
import { mayChange } from './order-readers';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';

type Answer = { readonly rating: OrderRating | null; readonly canRate: boolean };

/** Returns the rating of an order for one reader. Only whoever paid reads it and may give one. */
export function ratingFor({ content }: OrderRow, reader: OrderReader, now: number): Answer {
  if (!mayChange(reader)) return { rating: null, canRate: false };
  return { rating: content.rating ?? null, canRate: hasArrived({ content }, now) };
}

/**
 * Stores the one rating of an order whose food has arrived. The same rating again changes nothing, not even
 * its time; another one replaces it.
 */
export async function rateOrder(
  tx: Database,
  row: OrderRow,
  { stars, note }: Pick<OrderRating, 'stars' | 'note'>,
  now: number,
): Promise<OrderRow> {
  if (!hasArrived(row, now)) return refuse(409, 'ORDER_NOT_RATEABLE');
  const { rating: before } = row.content;
  if (before?.stars === stars && before.note === note) return row;
  const rating = { stars, note, ratedAt: new Date(now).toISOString() };
  const [written] = await tx
    .update(orders)
    .set({ content: { ...row.content, rating } })
    .where(eq(orders.id, row.id))
    .returning();
  return written ?? row;
}

function hasArrived({ content }: Pick<OrderRow, 'content'>, now: number): boolean {
  const status = currentStatus(content, now);
  return status === 'RECEIVED' || status === 'COURIER_DROPPED_OFF';
}
