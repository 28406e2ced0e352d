import type { SandboxContext } from '../../../context';
import { refuse } from '../../../errors/refuse';
import type { Principal } from '../../../principal';
import { takeSending } from '../../codes/code-attempts';
import { changeGroup } from '../change-group';
import { requireMember } from '../group-access';
import { HeldGroup } from '../group-guard';

type Asked = {
  readonly id: string;
  readonly principal: Pick<Principal, 'externalUserId' | 'kind'>;
  /** Null removes the address. */
  readonly email: string | null;
  readonly ip: string;
};

/**
 * Stores where a guest without an account wants reminders before the deadline, or removes it. Accounts have an address of
 * their own. Returns the time of the next attempt if addresses were typed too often. The version of the group stays:
 * the address changes nothing that the host pays for.
 */
export async function setReminderEmail(
  context: SandboxContext,
  { id, principal: { externalUserId, kind }, email, ip }: Asked,
): Promise<number | undefined> {
  return changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireMember(tx, group, externalUserId, now);
    if (kind === 'user') refuse(403, 'FORBIDDEN', 'HAS_ACCOUNT');
    const held = HeldGroup.guard(tx, group, email === null ? 'leave' : 'choose', now);
    if (email !== null) {
      // The limits of codes: both write to an address that somebody has only typed.
      const sending = { externalUserId, email: email.toLowerCase(), ip };
      const nextAt = await takeSending(tx, sending, context.options.attempts, now);
      if (nextAt !== undefined) return nextAt;
    }
    await held.changeGuest(externalUserId, { reminderEmail: email });
    return undefined;
  });
}
