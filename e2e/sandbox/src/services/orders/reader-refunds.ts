import type { OrderRefund, ReaderMoney } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { refundsOf } from '../payments/refund-order';
import type { OrderReader } from './order-readers';

type Read = {
  readonly orderId: string;
  readonly money: ReaderMoney | null;
  readonly reader: OrderReader;
  readonly now: number;
};

/** Returns what went back to an order's reader: a guest is told of their own card alone, and null if none of theirs paid. */
export async function readerRefunds(
  db: Database,
  { orderId, money, reader, now }: Read,
): Promise<OrderRefund[] | null> {
  if (money?.role !== 'GUEST') return refundsOf(db, orderId, { now });
  if (money.paymentMethod === null || reader.externalUserId === null) return null;
  return refundsOf(db, orderId, { now, guestId: reader.externalUserId });
}
