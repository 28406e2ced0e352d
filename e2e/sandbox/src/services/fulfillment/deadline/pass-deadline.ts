import type { SandboxContext } from '../../../context';
import { changeGroup } from '../change-group';
import { countableGuests } from '../count-guest-in';
import { HeldGroup } from '../group-guard';
import { readGroup } from '../present-group';
import { isDeadlineDue } from './is-deadline-due';
import { orderAtDeadline } from './order-at-deadline';

/**
 * Does what the host set for a group's deadline, once for each deadline: guests who have chosen become ready, and then the
 * group orders by itself. Waits while the host pays.
 */
export async function passDeadline(context: SandboxContext, id: string): Promise<void> {
  const isOrdering = await changeGroup(context, id, async (tx, group) => {
    const { settings, orderByTime } = group.record;
    const now = context.clock.now();
    if (!isDeadlineDue(group.record, now)) return false;
    const held = HeldGroup.guard(tx, group, 'deadline', now);
    const read = settings.countInAtDeadline && (await readGroup(tx, context, group, 'en'));
    const counted = read ? countableGuests(group, read) : [];
    for (const guestId of counted) await held.changeGuest(guestId, { status: 'READY' });
    // The deadline of a group that orders by itself is done when the order is placed or refused.
    const isOrdered = Boolean(settings.autoOrder);
    if (counted.length > 0 || !isOrdered) await held.save(isOrdered ? {} : { deadlineDoneFor: orderByTime });
    return isOrdered;
  });
  if (isOrdering) await orderAtDeadline(context, id);
}
