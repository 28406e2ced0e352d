import type { SandboxContext } from '../../context';
import { fulfillmentGuests } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { requireHost } from './group-access';
import { guestRow, loadGroup } from './group-records';

type Settlement = {
  readonly id: string;
  readonly hostId: string;
  readonly guestId: string;
  readonly isSettled: boolean;
};

/**
 * Notes for the host that a guest has paid them, or takes that back. The first time stays when it is noted
 * again. Refuses with 404 before the host has paid, and for a guest without a part.
 */
export async function settleGuest(
  context: SandboxContext,
  { id, hostId, guestId, isSettled }: Settlement,
): Promise<void> {
  const { db, clock } = context;
  const group = await loadGroup(db, id);
  await requireHost(db, group, hostId, clock.now());
  const guest = group.guests.find(({ externalUserId }) => externalUserId === guestId);
  if (!guest || guestId === hostId || group.record.orderId === null) refuse(404, 'NOT_FOUND', 'bill');
  if ((guest?.settledAt !== null) === isSettled) return;
  await db
    .update(fulfillmentGuests)
    .set({ settledAt: isSettled ? clock.now() : null })
    .where(guestRow(id, guestId));
}
