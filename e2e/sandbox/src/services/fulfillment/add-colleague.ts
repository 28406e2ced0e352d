import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../../context';
import { changeGroupOnce } from './change-group-once';
import { requireHost } from './group-access';
import { linkCart } from './group-carts';
import { HeldGroup } from './group-guard';
import { nextSeat } from './next-seat';

type Addition = {
  readonly id: string;
  readonly hostId: string;
  readonly firstName: string;
  readonly idempotencyKey: string | undefined;
};

/**
 * Adds a person without a browser of their own to a group. Their id belongs to no session, so only the host can change
 * their lines. They count to the limit of people. A repeated idempotency key adds nobody.
 */
export async function addColleague(context: SandboxContext, addition: Addition): Promise<void> {
  const { id, hostId, firstName, idempotencyKey: key } = addition;
  const request = { id, externalUserId: hostId, call: 'addColleague', key, body: { firstName } };
  await changeGroupOnce(context, request, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, hostId, now);
    const held = HeldGroup.guard(tx, group, 'addColleague', now);
    const externalUserId = `colleague-${randomUUID()}`;
    await held.addGuest({
      externalUserId,
      status: 'BROWSING',
      firstName,
      lastName: '',
      seat: nextSeat(group),
      joinedAt: now,
      addedBy: hostId,
    });
    await linkCart(tx, held, { externalUserId, isPart: true, now });
    await held.save({ lockedUntil: null });
  });
}
