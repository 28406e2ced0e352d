import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { HeldGroup } from './group-guard';
import { lockGroup } from './group-records';

type Move = {
  readonly fulfillmentId: string;
  readonly fromExternalUserId: string;
  readonly toExternalUserId: string;
  /** True where the lines of the place change with it: who was ready is choosing again. */
  readonly changesLines: boolean;
  readonly now: number;
};

/**
 * A guest who signs in keeps the place in the group, under the rules of every guest's change; somebody who has one there
 * already keeps that one, and somebody whom the host removed gets none.
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
