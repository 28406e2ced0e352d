import { guestPayment } from '@tiffin/domain';
import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { changeGroup } from './change-group';
import { requireHosting } from './group-access';
import { HeldGroup } from './group-guard';
import type { Group } from './group-records';
import { readGroup, type ReadGroup } from './present-group';
import { projectedPartMicro } from './price-group';

type CountIn = {
  readonly id: string;
  /** The host or a co-host. */
  readonly externalUserId: string;
  readonly guestId: string;
  readonly locale: Locale;
};

/**
 * Makes a guest ready for the host or a co-host, also after the guests' deadline. Refuses a guest without a dish, and one whose card
 * does not hold their own part.
 */
export async function countGuestIn(
  context: SandboxContext,
  { id, externalUserId, guestId, locale }: CountIn,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const way = await requireHosting(tx, group, externalUserId, now);
    const held = HeldGroup.guard(tx, group, way, now);
    const guest = group.guests.find((one) => one.externalUserId === guestId);
    if (!guest || guestId === group.record.hostId) return refuse(404, 'NOT_FOUND', 'guest');
    if (guest.status === 'READY') return;
    const read = await readGroup(tx, context, group, locale);
    if (!hasChosen(read, guestId)) refuse(409, 'NOTHING_CHOSEN');
    const amountMicro = unpaidPartMicro(group, read, guestId);
    if (amountMicro > 0)
      refuse(409, 'GUEST_PAYMENT_MISSING', 'PART_NOT_PAID', {
        data: { guests: [{ externalUserId: guestId, amountMicro }] },
      });
    await held.changeGuest(guestId, { status: 'READY' });
    // Another part in the bill cancels the host's own payment.
    await held.save({ lockedUntil: null });
  });
}

/** Returns the guests who have chosen, are not done, and have nothing left to pay by card. */
export function countableGuests(group: Group, read: ReadGroup): readonly string[] {
  return group.guests
    .filter(({ externalUserId, status }) => externalUserId !== group.record.hostId && status !== 'READY')
    .map(({ externalUserId }) => externalUserId)
    .filter((guestId) => hasChosen(read, guestId) && unpaidPartMicro(group, read, guestId) === 0);
}

function hasChosen({ priced }: ReadGroup, guestId: string): boolean {
  return priced.everybody.some(({ externalUserId, lines }) => externalUserId === guestId && lines.length > 0);
}

/** Returns how much of a guest's own part their card does not hold, in micro units. */
function unpaidPartMicro(group: Group, { around, holds }: ReadGroup, guestId: string): number {
  const partMicro = projectedPartMicro(group, around, guestId);
  const { ownMicro } = guestPayment(partMicro, group.record.settings);
  return Math.max(0, ownMicro - (holds.get(guestId)?.amountMicro ?? 0));
}
