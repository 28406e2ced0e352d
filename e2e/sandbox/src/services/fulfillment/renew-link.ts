import type { SandboxContext } from '../../context';
import { changeGroup } from './change-group';
import { requireHosting } from './group-access';
import { HeldGroup } from './group-guard';
import { newLinkId } from './new-link-id';

type Renewal = { readonly id: string; readonly externalUserId: string };

/**
 * Gives a group a new link for its host or a co-host. The old link finds no group any more, so a removed guest cannot
 * join again from another browser. Everybody who joined stays.
 */
export async function renewLink(context: SandboxContext, { id, externalUserId }: Renewal): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const way = await requireHosting(tx, group, externalUserId, now);
    await HeldGroup.guard(tx, group, way, now).save({ linkId: newLinkId() });
  });
}
