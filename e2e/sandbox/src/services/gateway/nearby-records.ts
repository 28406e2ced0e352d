import type { LatLng, MerchantState } from '@tiffin/contracts';
import { and, between } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { merchants } from '../../db/tables';
import { distanceMetres } from '@tiffin/domain';
import type { MerchantRecord } from '../content/merchant-record';
import { boxAround } from './box-around';

const HIDDEN: ReadonlySet<MerchantState> = new Set(['OFF', 'LOST', 'DEBUG', 'ACCOUNT_ISSUE']);

/** Returns every listed merchant within a distance of a point. */
export async function nearbyRecords(
  db: Database,
  from: LatLng,
  maxDistance: number,
): Promise<readonly MerchantRecord[]> {
  const { latitudes, longitudes } = boxAround(from, maxDistance);
  const rows = await db
    .select({ record: merchants.record })
    .from(merchants)
    .where(
      and(
        between(merchants.latitude, ...latitudes),
        longitudes ? between(merchants.longitude, ...longitudes) : undefined,
      ),
    );
  return rows
    .map(({ record }) => record)
    .filter((record) => isListed(record) && distanceMetres(from, record.latLng) <= maxDistance);
}

/** Returns whether a merchant may appear in lists. */
export function isListed({ state }: Pick<MerchantRecord, 'state'>): boolean {
  return !HIDDEN.has(state);
}
