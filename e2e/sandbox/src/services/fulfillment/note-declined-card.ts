import type { SandboxContext } from '../../context';
import { changeGroup } from './change-group';
import { HeldGroup } from './group-guard';
import { obstaclesOf } from './group-standing';

type Decline = { readonly id: string; readonly externalUserId: string };

/**
 * Notes for the host that a guest's card was declined. Runs after the payment was rolled back. Does nothing
 * for somebody who has left meanwhile, or while nobody can change the group.
 */
export async function noteDeclinedCard(
  context: SandboxContext,
  { id, externalUserId }: Decline,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const guest = group.guests.find((one) => one.externalUserId === externalUserId);
    if (!guest || guest.cardDeclinedAt !== null) return;
    if (obstaclesOf(group, now).some((obstacle) => obstacle !== 'FULL')) return;
    const held = HeldGroup.guard(tx, group, 'choose', now);
    await held.changeGuest(externalUserId, { cardDeclinedAt: now });
    await held.save();
  });
}
