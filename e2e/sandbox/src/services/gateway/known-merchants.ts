import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';

/**
 * Returns the merchants that a person ordered from. Refuses anybody but that person. Empty without a person.
 */
export async function knownMerchants(
  db: Database,
  externalUserId: string | undefined,
  callerId: string,
): Promise<ReadonlySet<string>> {
  if (externalUserId === undefined) return new Set();
  if (externalUserId !== callerId) return refuse(403, 'FORBIDDEN');
  const rows = await db
    .selectDistinct({ id: orders.merchantId })
    .from(orders)
    .where(eq(orders.externalUserId, externalUserId));
  return new Set(rows.map(({ id }) => id));
}
