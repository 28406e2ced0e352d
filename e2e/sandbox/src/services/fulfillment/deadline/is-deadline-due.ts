import type { GroupRecord } from '../group-records';
import { endOf, isLockedAt } from '../group-standing';

/** Returns whether what the host set for a group's deadline is to be done now. It waits while the host pays. */
export function isDeadlineDue(record: GroupRecord, now: number): boolean {
  const { orderByTime, deadlineDoneFor } = record;
  if (orderByTime === null || now < orderByTime || deadlineDoneFor === orderByTime) return false;
  return !endOf(record, now) && !isLockedAt(record, now);
}
