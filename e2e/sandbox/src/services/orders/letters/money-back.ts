import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/open-database';
import { refunds } from '../../../db/tables';
import type { OrderLetterReader } from './order-letter-readers';
import type { MoneyBack } from './order-letter-words';

type Refunded = { readonly orderId: string; readonly reason: string };

/** Returns how to read what a refund of an order gives back to each reader: exactly what was stored. */
export async function moneyBackBy(
  tx: Database,
  { orderId, reason }: Refunded,
): Promise<(reader: OrderLetterReader) => MoneyBack | undefined> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, reason)));
  return ({ guestId, paymentMethod }) => {
    const row = rows.find((one) => one.guestId === guestId);
    if (!row || paymentMethod === null) return undefined;
    return { amountMicro: row.amountMicro, creditMicro: row.creditMicro, paymentMethod };
  };
}
