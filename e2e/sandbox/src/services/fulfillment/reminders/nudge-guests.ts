import type { SandboxContext } from '../../../context';
import { refuse } from '../../../errors/refuse';
import { changeGroup } from '../change-group';
import { requireHosting } from '../group-access';
import { HeldGroup } from '../group-guard';
import type { Group, GuestRecord } from '../group-records';
import { emailMember } from './email-member';
import { nudgeLetter } from './member-letters';

/** How long a guest is left alone after a nudge. */
const PAUSE_MS = 60_000;

type Nudge = {
  readonly id: string;
  /** The host or a co-host, who does not nudge themselves. */
  readonly externalUserId: string;
  /** Absent for all guests who are not done. */
  readonly guestIds: readonly string[] | undefined;
};

/**
 * Asks guests who are not done to choose. Their open rooms show it, and those with an account get an email. A guest is
 * nudged once a minute. Returns the time when the first may be nudged again if none of them may be now.
 */
export async function nudgeGuests(context: SandboxContext, nudge: Nudge): Promise<number | undefined> {
  return changeGroup(context, nudge.id, async (tx, group) => {
    const now = context.clock.now();
    await requireHosting(tx, group, nudge.externalUserId, now);
    const held = HeldGroup.guard(tx, group, 'remind', now);
    const undone = chosenGuests(group, nudge).filter(({ status }) => status !== 'READY');
    const nudged = undone.filter((guest) => now >= nextNudgeAt(guest));
    if (undone.length === 0) return undefined;
    if (nudged.length === 0) return Math.min(...undone.map(nextNudgeAt));
    for (const member of nudged) {
      await held.changeGuest(member.externalUserId, { nudgedAt: now });
      await emailMember(tx, context, { group, member, letter: nudgeLetter() });
    }
    await held.save();
    return undefined;
  });
}

/** Returns the chosen guests, or all. Nobody nudges the host, themselves, or a person for whom the host chooses. */
function chosenGuests(
  { record, guests }: Group,
  { externalUserId: nudgerId, guestIds }: Nudge,
): readonly GuestRecord[] {
  const others = guests.filter(
    ({ externalUserId, addedBy }) =>
      externalUserId !== record.hostId && externalUserId !== nudgerId && addedBy === null,
  );
  if (guestIds === undefined) return others;
  return guestIds.map(
    (id) => others.find(({ externalUserId }) => externalUserId === id) ?? refuse(404, 'NOT_FOUND', 'guest'),
  );
}

function nextNudgeAt({ nudgedAt }: GuestRecord): number {
  return nudgedAt === null ? 0 : nudgedAt + PAUSE_MS;
}
