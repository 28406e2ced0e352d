import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';

/** Returns the number of a person's orders at a merchant that were not cancelled. Each is one stamp. */
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
