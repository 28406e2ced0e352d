import type { SandboxContext } from '../../context';
import { changeGroup } from './change-group';
import { requireMember } from './group-access';
import { HeldGroup } from './group-guard';
import type { GroupRecord, GuestRecord } from './group-records';
import { isPastDeadline } from './group-standing';
import { emailMember } from './reminders/email-member';
import { moreTimeLetter } from './reminders/member-letters';

/**
 * Asks the host for more time, for a guest who was not done at the deadline. The rooms of the host and co-hosts show it, and the
 * host gets an email, once for each deadline. Does nothing before the deadline and for a guest who is done.
 */
export async function askForMoreTime(
  context: SandboxContext,
  { id, externalUserId }: { readonly id: string; readonly externalUserId: string },
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const guest = await requireMember(tx, group, externalUserId, now);
    const held = HeldGroup.guard(tx, group, 'ask', now);
    if (!mayAsk(group.record, guest, now)) return;
    await held.changeGuest(externalUserId, { moreTimeAskedAt: now });
    const host = group.guests.find((one) => one.externalUserId === group.record.hostId);
    if (host)
      await emailMember(tx, context, { group, member: host, letter: moreTimeLetter(guest.firstName) });
    await held.save();
  });
}

/** Returns whether a guest asks for the first time since the deadline passed. The host gives time themselves. */
function mayAsk(record: GroupRecord, guest: GuestRecord, now: number): boolean {
  const { orderByTime, hostId } = record;
  if (guest.status === 'READY' || guest.externalUserId === hostId || !isPastDeadline(record, now))
    return false;
  return guest.moreTimeAskedAt === null || guest.moreTimeAskedAt < (orderByTime ?? 0);
}
