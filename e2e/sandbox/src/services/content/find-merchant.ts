import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { merchants } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { MerchantRecord } from './merchant-record';

/** The merchant with this id; 404 where there is none. */
export async function merchantById(tx: Database, id: string): Promise<MerchantRecord> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id));
  return row?.record ?? refuse(404, 'NOT_FOUND', 'MERCHANT');
}

/** The merchant with this external id (its slug); 404 where there is none. */
export async function merchantByExternalId(tx: Database, externalId: string): Promise<MerchantRecord> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.externalId, externalId));
  return row?.record ?? refuse(404, 'NOT_FOUND', 'MERCHANT');
}

/** The first merchant of a brand by its external id; 404 where there is none. */
export async function merchantOfBrand(tx: Database, brandExternalId: string): Promise<MerchantRecord> {
  const [row] = await tx
    .select()
    .from(merchants)
    .where(sql`${merchants.record} -> 'brand' ->> 'externalId' = ${brandExternalId}`)
    .orderBy(merchants.id)
    .limit(1);
  return row?.record ?? refuse(404, 'NOT_FOUND', 'BRAND');
}
