import type { SandboxContext } from '../../../context';
import { changeGroup } from '../change-group';
import { countableGuests } from '../count-guest-in';
import { HeldGroup } from '../group-guard';
import type { GroupRecord } from '../group-records';
import { endOf, isLockedAt } from '../group-standing';
import { readGroup } from '../present-group';

/**
 * Does what the host set for a group's deadline, once for each deadline: guests who have chosen become ready. Waits
 * while the host pays.
 */
export async function passDeadline(context: SandboxContext, id: string): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const { record } = group;
    const now = context.clock.now();
    if (!isDue(record, now)) return;
    const held = HeldGroup.guard(tx, group, 'deadline', now);
    if (record.settings.countInAtDeadline) {
      const read = await readGroup(tx, context, group, 'en');
      for (const guestId of countableGuests(group, read))
        await held.changeGuest(guestId, { status: 'READY' });
    }
    await held.save({ deadlineDoneFor: record.orderByTime });
  });
}

function isDue(record: GroupRecord, now: number): boolean {
  const { orderByTime, deadlineDoneFor } = record;
  if (orderByTime === null || now < orderByTime || deadlineDoneFor === orderByTime) return false;
  return !endOf(record, now) && !isLockedAt(record, now);
}
