import type { SandboxContext } from '../../../context';
import { changeGroup } from '../change-group';
import { HeldGroup } from '../group-guard';
import { loadGroup } from '../group-records';
import { dueReminders } from './due-reminders';
import { emailMember } from './email-member';
import { reminderLetter } from './member-letters';

/**
 * Reminds members who are not done, once for each step before the deadline. What was sent is stored in the same
 * transaction, so neither a restart nor a second process sends it again.
 */
export async function remindMembers(context: SandboxContext, id: string): Promise<void> {
  const { db, clock } = context;
  if (dueReminders(await loadGroup(db, id), clock.now()).length === 0) return;
  await changeGroup(context, id, async (tx, group) => {
    const now = clock.now();
    const due = dueReminders(group, now);
    if (due.length === 0) return;
    const held = HeldGroup.guard(tx, group, 'remind', now);
    for (const { member, step } of due) {
      await held.changeGuest(member.externalUserId, { remindedUntil: step.at });
      const letter = reminderLetter(step.minutesLeft);
      await emailMember(tx, context, { group, member, letter, typedEmail: member.reminderEmail });
    }
  });
}
