import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillmentGuests } from '../../db/tables';
import { lockGroup, placeOf, saveGroup } from './group-records';
import { changeObstacle, isPastDeadline, refuseObstacle } from './group-standing';

type GroupCartChange = {
  readonly fulfillmentId: string;
  readonly externalUserId: string;
  readonly now: number;
};

/**
 * Tells a group that one of its carts is about to change, in the cart's own transaction: the group's checksum changes with
 * it, and who was ready is choosing again. Refuses guests while the host pays and after the deadline.
 * `ended` says that the group is over and the cart belongs to its owner alone again.
 */
export async function noteGroupCartChange(
  tx: Database,
  { fulfillmentId, externalUserId, now }: GroupCartChange,
): Promise<'noted' | 'ended'> {
  const group = await lockGroup(tx, fulfillmentId);
  const obstacle = changeObstacle(group.record, now);
  if (obstacle && obstacle !== 'LOCKED') return 'ended';
  const isMember = group.guests.some((guest) => guest.externalUserId === externalUserId);
  if (!isMember) return 'ended';
  if (group.record.hostId === externalUserId) {
    // The host's own payment is taken back by a change of the host's own lines.
    await saveGroup(tx, group.record, { lockedUntil: null });
    return 'noted';
  }
  refuseObstacle(obstacle);
  if (isPastDeadline(group.record, now)) refuseObstacle('MISSED');
  await saveGroup(tx, group.record);
  await tx
    .update(fulfillmentGuests)
    .set({ status: 'BROWSING' })
    .where(and(placeOf(fulfillmentId, externalUserId), eq(fulfillmentGuests.status, 'READY')));
  return 'noted';
}
