import type { Database } from '../../db/open-database';
import { HeldGroup } from './group-guard';
import { lockGroup } from './group-records';
import { endOf } from './group-standing';

type GroupCartChange = {
  readonly fulfillmentId: string;
  readonly externalUserId: string;
  readonly now: number;
};

/**
 * Tells a group that one of its carts is about to change, in the cart's own transaction: the group's checksum changes with
 * it, and who was ready is choosing again. Refuses guests while the host pays and after the deadline. Undefined where the
 * group is over, or the owner is no part of it: the cart belongs to its owner alone again.
 */
export async function noteGroupCartChange(
  tx: Database,
  { fulfillmentId, externalUserId, now }: GroupCartChange,
): Promise<HeldGroup | undefined> {
  const group = await lockGroup(tx, fulfillmentId);
  const mine = group.guests.find((guest) => guest.externalUserId === externalUserId);
  if (!mine || endOf(group.record, now)) return undefined;
  const isHost = group.record.hostId === externalUserId;
  const held = HeldGroup.guard(tx, group, isHost ? 'host' : 'choose', now);
  // The host's own payment is taken back by a change of the host's own lines.
  await held.save(isHost ? { lockedUntil: null } : {});
  if (!isHost && mine.status === 'READY') await held.changePlace(externalUserId, { status: 'BROWSING' });
  return held;
}
