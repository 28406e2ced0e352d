import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import { users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { changeGroup } from './change-group';
import { requireHost } from './group-access';
import { HeldGroup } from './group-guard';

type Naming = {
  readonly id: string;
  readonly hostId: string;
  readonly guestId: string;
  readonly isCoHost: boolean;
};

/**
 * Makes a guest a co-host for the host, or takes that back. Refuses guests without an account: anybody with their
 * browser would run the group.
 */
export async function setCoHost(
  context: SandboxContext,
  { id, hostId, guestId, isCoHost }: Naming,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, hostId, now);
    const held = HeldGroup.guard(tx, group, 'host', now);
    const guest = group.guests.find(({ externalUserId }) => externalUserId === guestId);
    if (!guest || guestId === hostId) return refuse(404, 'NOT_FOUND', 'guest');
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, guestId));
    if (isCoHost && !account) return refuse(409, 'CO_HOST_WITHOUT_ACCOUNT');
    if (guest.isCoHost === isCoHost) return undefined;
    await held.changeGuest(guestId, { isCoHost });
    return held.save();
  });
}
