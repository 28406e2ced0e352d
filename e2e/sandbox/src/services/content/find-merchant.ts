import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { merchants } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { MerchantRecord } from './merchant-record';

/** Returns the merchant with this id. Refuses with 404 if there is none. */
export async function merchantById(tx: Database, id: string): Promise<MerchantRecord> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id));
  return row?.record ?? refuse(404, 'NOT_FOUND', 'MERCHANT');
}

/** Returns the merchant with this external id (its slug). Refuses with 404 if there is none. */
export async function merchantByExternalId(tx: Database, externalId: string): Promise<MerchantRecord> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.externalId, externalId));
  return row?.record ?? refuse(404, 'NOT_FOUND', 'MERCHANT');
}

/** Returns the first merchant of a brand by the brand's external id. Refuses with 404 if there is none. */
export async function merchantOfBrand(tx: Database, brandExternalId: string): Promise<MerchantRecord> {
  const [row] = await tx
    .select()
    .from(merchants)
    .where(sql`${merchants.record} -> 'brand' ->> 'externalId' = ${brandExternalId}`)
    .orderBy(merchants.id)
    .limit(1);
  return row?.record ?? refuse(404, 'NOT_FOUND', 'BRAND');
}
