import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';

/** The merchants that a person ordered from; only the person themselves may ask. Nobody asked for is nobody known. */
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
