import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { HeldGroup } from './group-guard';
import { lockGroup } from './group-records';

type Move = {
  readonly fulfillmentId: string;
  readonly fromExternalUserId: string;
  readonly toExternalUserId: string;
  /** True if the lines of the place change with it: a ready guest is then choosing again. */
  readonly changesLines: boolean;
  readonly now: number;
};

/**
 * Moves a guest's place in the group to the account that signs in, under the rules of a guest's change. A
 * person who already has a place keeps it, and a removed person gets none.
 */
export async function moveGroupPlace(tx: Database, move: Move): Promise<HeldGroup> {
  const group = await lockGroup(tx, move.fulfillmentId);
  const isTo = (guest: { readonly externalUserId: string }): boolean =>
    guest.externalUserId === move.toExternalUserId;
  if (group.removed.some(isTo)) refuse(403, 'FORBIDDEN', 'REMOVED');
  const held = HeldGroup.guard(tx, group, 'choose', move.now);
  if (group.guests.some(isTo)) await held.dropPlace(move.fromExternalUserId);
  else await held.changePlace(move.fromExternalUserId, { externalUserId: move.toExternalUserId });
  if (move.changesLines && group.record.hostId !== move.toExternalUserId)
    await held.changePlace(move.toExternalUserId, { status: 'BROWSING' });
  await held.save();
  return held;
}
