import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { changeGroup } from './change-group';
import { requireHost, requireHosting, requireMember } from './group-access';
import { groupCarts, linkCart } from './group-carts';
import { HeldGroup } from './group-guard';
import { liveHolds } from './group-holds';
import { endOf } from './group-standing';
import { cancelledLetter, removedLetter } from './letters/group-letter-words';
import { sendGroupLetter } from './letters/send-group-letter';
import { takeBack } from './take-back';

type Leaving = {
  readonly id: string;
  readonly externalUserId: string;
  /** True if the guest keeps their lines in a cart of their own. */
  readonly keepsItems: boolean;
};

/** Removes a guest and the guest's lines from the group. Refuses the host, who must cancel instead. */
export async function leaveGroup(
  context: SandboxContext,
  { id, externalUserId, keepsItems }: Leaving,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireMember(tx, group, externalUserId, now);
    if (group.record.hostId === externalUserId) refuse(409, 'HOST_CANNOT_LEAVE');
    const held = HeldGroup.guard(tx, group, 'leave', now);
    await held.deleteGuest(externalUserId);
    await linkCart(tx, held, { externalUserId, isPart: false, clearsItems: !keepsItems, now });
    await held.save();
  });
}

type Removal = {
  readonly id: string;
  /** Who removes the guest. */
  readonly externalUserId: string;
  readonly guestId: string;
};

/** Removes a guest and their lines for the host or a co-host. A co-host removes no co-host. The guest learns of it at the next poll. */
export async function removeFromGroup(
  context: SandboxContext,
  { id, externalUserId, guestId }: Removal,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const way = await requireHosting(tx, group, externalUserId, now);
    const held = HeldGroup.guard(tx, group, way, now);
    if (guestId === group.record.hostId) refuse(409, 'HOST_CANNOT_LEAVE');
    if (group.removed.some((guest) => guest.externalUserId === guestId)) return;
    const guest = group.guests.find((one) => one.externalUserId === guestId);
    if (!guest) return refuse(404, 'NOT_FOUND', 'guest');
    if (way === 'coHost' && guest.isCoHost) refuse(403, 'FORBIDDEN', 'NOT_THE_HOST');
    const hold = (await liveHolds(tx, id, now)).get(guestId);
    await held.changeGuest(guestId, { removedAt: now });
    await linkCart(tx, held, { externalUserId: guestId, isPart: false, clearsItems: true, now });
    await held.save({ lockedUntil: null });
    if (hold) await sendGroupLetter(tx, context, { group, member: guest, hold, letter: removedLetter(hold) });
  });
}

/**
 * Cancels the group for the host. Everybody keeps their lines in a cart of their own. The host gets back what they gave to
 * people whom they added. Each is told what their own card gets back.
 */
export async function cancelGroup(
  context: SandboxContext,
  id: string,
  externalUserId: string,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, externalUserId, now);
    if (endOf(group.record, now) === 'CANCELLED') return;
    const held = HeldGroup.guard(tx, group, 'cancel', now);
    for (const { addedBy, externalUserId: guestId } of group.guests)
      if (addedBy !== null) await takeBack(tx, held, { guestId, now });
    const carts = await groupCarts(tx, group.record);
    for (const { externalUserId: owner } of carts)
      await linkCart(tx, held, { externalUserId: owner, isPart: false, now });
    const holds = await liveHolds(tx, id, now);
    await held.save({ state: 'CANCELLED', lockedUntil: null, completeTime: now });
    for (const member of group.guests) {
      const hold = holds.get(member.externalUserId);
      const cart = carts.find((one) => one.externalUserId === member.externalUserId);
      const letter = cancelledLetter((cart?.content.items.length ?? 0) > 0, hold);
      await sendGroupLetter(tx, context, { group, member, hold, letter });
    }
  });
}
