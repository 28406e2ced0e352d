import { and, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders, users } from '../../db/tables';
import { pointsOfCredit } from '../user/redeem-points';
import { isCompleted } from './is-completed';
import type { OrderRow } from './order-row';

const OWED = '$.orderReceipt.orderDiscounts[*].isDiscountAsPoints ? (@ == true)';

/** Gives a person the points that the discounts of their completed orders promised, once. */
export async function givePointsBack(
  { db, clock, transaction }: Pick<SandboxContext, 'db' | 'clock' | 'transaction'>,
  externalUserId: string,
): Promise<void> {
  const now = clock.now();
  if ((await ordersThatOwe(db, externalUserId, now)).length === 0) return;
  await transaction(async (tx) => {
    const owing = await ordersThatOwe(tx, externalUserId, now);
    for (const { id, content } of owing)
      await tx
        .update(orders)
        .set({ content: { ...content, arePointsGiven: true } })
        .where(eq(orders.id, id));
    const points = owing.reduce((sum, order) => sum + pointsOf(order), 0);
    await tx
      .update(users)
      .set({ points: sql`${users.points} + ${points}`, version: sql`${users.version} + 1` })
      .where(eq(users.id, externalUserId));
  });
}

function ordersThatOwe(tx: Database, externalUserId: string, now: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.externalUserId, externalUserId),
        isCompleted(now),
        sql`${orders.content} -> 'arePointsGiven' is null`,
        sql`jsonb_path_exists(${orders.content}, ${OWED}::jsonpath)`,
      ),
    );
}

function pointsOf({ content }: OrderRow): number {
  const promised = content.orderReceipt.orderDiscounts.filter((discount) => discount.isDiscountAsPoints);
  const micro = promised.reduce((sum, { discountMicro }) => sum + discountMicro, 0);
  return pointsOfCredit(micro, content.currencyCode ?? 'DOLLAR');
}
