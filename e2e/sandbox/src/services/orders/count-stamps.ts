import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';

/** The stamps of the orders in a query. */
export const stampsOfOrders = sql<number>`coalesce(sum((${orders.content} -> 'orderReceipt' ->> 'loyaltyStampsCount')::int), 0)::int`;

/** Returns the stamps of a person's orders at a merchant that were not cancelled. */
export async function countStamps(tx: Database, externalUserId: string, merchantId: string): Promise<number> {
  const [row] = await tx
    .select({ stamps: stampsOfOrders })
    .from(orders)
    .where(
      and(
        eq(orders.externalUserId, externalUserId),
        eq(orders.merchantId, merchantId),
        isNull(orders.cancelledAt),
      ),
    );
  return row?.stamps ?? 0;
}
