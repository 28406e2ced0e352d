import type { GuestStatus, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { lockCart } from '../carts/cart-store';
import { changeGroup } from './change-group';
import { groupOfCart } from './create-group';
import { requireWayIn } from './group-access';
import { linkCart } from './group-carts';
import { HeldGroup } from './group-guard';
import { nextSeat } from './next-seat';
import { personName } from './person-name';

type Joining = {
  readonly id: string;
  readonly externalUserId: string;
  readonly status: GuestStatus;
  readonly firstName?: string | undefined;
  readonly inviteLinkId?: string | undefined;
  /** The caller's id as a guest of the same browser. */
  readonly guestId: string | undefined;
  /** The language of their emails about the group. */
  readonly locale: Locale;
};

/**
 * Adds the caller to a group, or changes the status of the caller (choosing or ready). A group never
 * exceeds `guestMax` people, even with concurrent joins. A removed guest cannot rejoin.
 */
export async function joinGroup(context: SandboxContext, joining: Joining): Promise<void> {
  const { id, externalUserId, status, locale } = joining;
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const { record } = group;
    const mine = group.guests.find((guest) => guest.externalUserId === externalUserId);
    if (mine) {
      const held = HeldGroup.guard(tx, group, record.hostId === externalUserId ? 'host' : 'choose', now);
      if (mine.status === status || record.hostId === externalUserId) return;
      await held.changeGuest(externalUserId, { status, locale });
      return held.save();
    }
    const { inviteLinkId, guestId } = joining;
    await requireWayIn(tx, group, { externalUserId, guestId, inviteLinkId });
    const held = HeldGroup.guard(tx, group, 'join', now);
    const { merchantId } = record;
    // A concurrent join of another group by the same person waits here.
    await lockCart(tx, { externalUserId, merchantId });
    const other = await groupOfCart(tx, externalUserId, merchantId, now);
    if (other) refuse(409, 'IN_ANOTHER_GROUP', undefined, { data: { fulfillmentId: other.id } });
    const name = await personName(tx, externalUserId, joining.firstName);
    await held.addGuest({ externalUserId, seat: nextSeat(group), joinedAt: now, ...name, status, locale });
    await linkCart(tx, held, { externalUserId, isPart: true, now });
    return held.save();
  });
}
