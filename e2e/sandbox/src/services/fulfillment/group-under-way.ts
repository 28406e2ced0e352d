import type { Database } from '../../db/open-database';
import { loadGroup } from './group-records';
import { endOf } from './group-standing';

/** True where a person has a place in a group that can still be ordered: a cart in it belongs to the group. */
export async function isGroupUnderWay(
  db: Database,
  fulfillmentId: string,
  externalUserId: string,
  now: number,
): Promise<boolean> {
  const { record, guests } = await loadGroup(db, fulfillmentId);
  return !endOf(record, now) && guests.some((guest) => guest.externalUserId === externalUserId);
}
