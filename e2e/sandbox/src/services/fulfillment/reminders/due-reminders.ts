import { deadlineStep } from '@tiffin/domain';
import type { DeadlineStep } from '@tiffin/domain';
import { obstaclesOf } from '../group-standing';
import type { Group, GuestRecord } from '../group-records';

export type DueReminder = { readonly member: GuestRecord; readonly step: DeadlineStep };

/**
 * Returns the reminders that a group's members who are not done must be sent now: one for the last step before the
 * deadline. Who joined after the step began is not reminded of it, and nobody while the group cannot be changed.
 */
export function dueReminders(group: Group, now: number): readonly DueReminder[] {
  const step = deadlineStep(group.record.orderByTime, now);
  if (!step || obstaclesOf(group, now).some((obstacle) => obstacle !== 'FULL')) return [];
  return undoneMembers(group)
    .filter(({ joinedAt, remindedUntil }) => Math.max(joinedAt, remindedUntil ?? 0) < step.at)
    .map((member) => ({ member, step }));
}

/** Returns the members who are not done. A host without guests waits for nobody. */
function undoneMembers({ record, guests }: Group): readonly GuestRecord[] {
  const isAlone = guests.every(({ externalUserId }) => externalUserId === record.hostId);
  return isAlone ? [] : guests.filter(({ status }) => status !== 'READY');
}
