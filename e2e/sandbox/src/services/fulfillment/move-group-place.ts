import type { Database } from '../../db/open-database';
import { fulfillmentGuests } from '../../db/tables';
import { lockGroup, placeOf, saveGroup } from './group-records';

type Move = {
  readonly fulfillmentId: string;
  readonly fromExternalUserId: string;
  readonly toExternalUserId: string;
};

/** A guest who signs in keeps the place in the group; somebody who has one there already keeps that one. */
export async function moveGroupPlace(tx: Database, move: Move): Promise<void> {
  const group = await lockGroup(tx, move.fulfillmentId);
  const from = placeOf(move.fulfillmentId, move.fromExternalUserId);
  const taken = [...group.guests, ...group.removed].some(
    (guest) => guest.externalUserId === move.toExternalUserId,
  );
  if (taken) await tx.delete(fulfillmentGuests).where(from);
  else await tx.update(fulfillmentGuests).set({ externalUserId: move.toExternalUserId }).where(from);
  await saveGroup(tx, group.record);
}
