import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { merchantByExternalId, merchantById, merchantOfBrand } from './find-merchant';
import type { MerchantRecord } from './merchant-record';

type Requested = {
  readonly id?: string | undefined;
  readonly externalId?: string | undefined;
  readonly brandExternalId?: string | undefined;
};

/**
 * Returns the merchant that a call names: by id, else by external id, else the first of a brand. A merchant
 * named together with a brand must belong to it.
 */
export async function requestedMerchant(db: Database, requested: Requested): Promise<MerchantRecord> {
  const { id, externalId, brandExternalId } = requested;
  const record = await named(db, { id, externalId });
  if (!record && brandExternalId !== undefined) return merchantOfBrand(db, brandExternalId);
  if (!record) return refuse(400, 'INVALID_PARAMETER', 'externalId');
  const isOfBrand = brandExternalId === undefined || record.brand.externalId === brandExternalId;
  return isOfBrand ? record : refuse(404, 'NOT_FOUND', 'MERCHANT');
}

async function named(
  db: Database,
  { id, externalId }: Pick<Requested, 'id' | 'externalId'>,
): Promise<MerchantRecord | undefined> {
  if (id !== undefined) return merchantById(db, id);
  return externalId === undefined ? undefined : merchantByExternalId(db, externalId);
}
