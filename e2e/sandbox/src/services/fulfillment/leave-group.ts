import type { SandboxContext } from '../../context';
import { fulfillmentGuests } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { changeGroup } from './change-group';
import { requireHost, requireMember } from './group-access';
import { groupCarts, linkCart } from './group-carts';
import { placeOf, saveGroup } from './group-records';
import { changeObstacle, hostObstacle, refuseObstacle } from './group-standing';

/** A guest goes, and the guest's lines with them. The host cannot: a host cancels. */
export async function leaveGroup(context: SandboxContext, id: string, externalUserId: string): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireMember(tx, group, externalUserId, now);
    if (group.record.hostId === externalUserId) refuse(409, 'HOST_CANNOT_LEAVE');
    refuseObstacle(changeObstacle(group.record, now));
    const { merchantId } = group.record;
    await tx.delete(fulfillmentGuests).where(placeOf(id, externalUserId));
    await linkCart(tx, { externalUserId, merchantId, fulfillmentId: null, clearsItems: true, now });
    await saveGroup(tx, group.record);
  });
}

type Removal = { readonly id: string; readonly hostId: string; readonly guestId: string };

/** The host takes a guest out: the lines go, and the guest is told at the next look. */
export async function removeFromGroup(
  context: SandboxContext,
  { id, hostId, guestId }: Removal,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, hostId, now);
    refuseObstacle(hostObstacle(group.record, now));
    if (guestId === hostId) refuse(409, 'HOST_CANNOT_LEAVE');
    if (group.removed.some((guest) => guest.externalUserId === guestId)) return;
    if (!group.guests.some((guest) => guest.externalUserId === guestId)) refuse(404, 'NOT_FOUND', 'guest');
    const { merchantId } = group.record;
    await tx.update(fulfillmentGuests).set({ removedAt: now }).where(placeOf(id, guestId));
    await linkCart(tx, { externalUserId: guestId, merchantId, fulfillmentId: null, clearsItems: true, now });
    await saveGroup(tx, group.record, { lockedUntil: null });
  });
}

/** The host calls the group off: everybody keeps their lines, in a cart of their own. */
export async function cancelGroup(
  context: SandboxContext,
  id: string,
  externalUserId: string,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, externalUserId, now);
    const obstacle = hostObstacle(group.record, now);
    if (obstacle === 'CANCELLED') return;
    if (obstacle !== 'EXPIRED') refuseObstacle(obstacle);
    const { merchantId } = group.record;
    for (const cart of await groupCarts(tx, group.record))
      await linkCart(tx, { externalUserId: cart.externalUserId, merchantId, fulfillmentId: null, now });
    await saveGroup(tx, group.record, { state: 'CANCELLED', lockedUntil: null, completeTime: now });
  });
}
