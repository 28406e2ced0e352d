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
 * Prepares a group for a change of one of its carts, in the cart's transaction. The group's checksum changes,
 * and a ready guest stays ready. A host is ready from the first dish on. Refuses guests while the host pays and
 * after the deadline. Returns undefined if the group has ended or the owner has left: the cart then belongs to
 * its owner alone.
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
  // A change of the host's own lines cancels the host's own payment.
  await held.save(isHost ? { lockedUntil: null } : {});
  if (isHost && mine.status !== 'READY') await held.changeGuest(externalUserId, { status: 'READY' });
  return held;
}
