import type { SandboxContext } from '../../context';
import { changeGroup } from './change-group';
import { requireHost } from './group-access';
import { HeldGroup } from './group-guard';
import { endOf } from './group-standing';

type Unlocking = { readonly id: string; readonly externalUserId: string };

/** Lets guests change a group again whose host does not pay any more. Does nothing to a group that has ended. */
export async function unlockGroup(context: SandboxContext, { id, externalUserId }: Unlocking): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, externalUserId, now);
    if (group.record.lockedUntil === null || endOf(group.record, now)) return;
    await HeldGroup.guard(tx, group, 'host', now).lockUntil(null);
  });
}
