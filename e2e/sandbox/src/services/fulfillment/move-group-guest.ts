import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { HeldGroup } from './group-guard';
import { lockGroup } from './group-records';

type Move = {
  readonly fulfillmentId: string;
  readonly fromExternalUserId: string;
  readonly toExternalUserId: string;
  /** True if the lines of the guest change with it: a ready guest is then choosing again. */
  readonly changesLines: boolean;
  readonly now: number;
};

/**
 * Puts the account that signs in into the group instead of the guest, under the rules of a guest's change. A
 * person who is already in the group stays in it once, and a removed person does not come back.
 */
export async function moveGroupGuest(tx: Database, move: Move): Promise<HeldGroup> {
  const group = await lockGroup(tx, move.fulfillmentId);
  const isTo = (guest: { readonly externalUserId: string }): boolean =>
    guest.externalUserId === move.toExternalUserId;
  if (group.removed.some(isTo)) refuse(403, 'FORBIDDEN', 'REMOVED');
  const held = HeldGroup.guard(tx, group, 'choose', move.now);
  if (group.guests.some(isTo)) await held.deleteGuest(move.fromExternalUserId);
  else await held.changeGuest(move.fromExternalUserId, { externalUserId: move.toExternalUserId });
  if (move.changesLines && group.record.hostId !== move.toExternalUserId)
    await held.changeGuest(move.toExternalUserId, { status: 'BROWSING' });
  await held.save();
  return held;
}
