import type { Database } from '../../db/open-database';
import { loadGroup } from './group-records';
import { endOf } from './group-standing';

/**
 * Returns true if a person is in a group that can still be ordered: their cart then belongs to the
 * group.
 */
export async function isGroupUnderWay(
  db: Database,
  fulfillmentId: string,
  externalUserId: string,
  now: number,
): Promise<boolean> {
  const { record, guests } = await loadGroup(db, fulfillmentId);
  return !endOf(record, now) && guests.some((guest) => guest.externalUserId === externalUserId);
}
