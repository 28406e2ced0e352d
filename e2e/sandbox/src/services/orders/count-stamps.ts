import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';

/** How many orders of a person at a merchant were not cancelled: one stamp each. */
export async function countStamps(tx: Database, externalUserId: string, merchantId: string): Promise<number> {
  const [row] = await tx
    .select({ stamps: count() })
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
