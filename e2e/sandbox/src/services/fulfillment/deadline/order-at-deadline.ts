import type { SandboxContext } from '../../../context';
import { Refusal } from '../../../errors/refusal';
import { refuse } from '../../../errors/refuse';
import { SENTENCES } from '../../../errors/sentences';
import { changeGroup } from '../change-group';
import { confirmGroup } from '../confirm-group';
import type { Confirmation } from '../confirmation';
import { checksumOf } from '../group-checksum';
import { HeldGroup } from '../group-guard';
import { loadGroup, type Group, type GroupRecord } from '../group-records';
import type { AutoOrder } from '../group-settings';
import { readGroup } from '../present-group';
import { emailMember } from '../reminders/email-member';
import { notOrderedLetter } from '../reminders/member-letters';
import { unlockGroup } from '../unlock-group';
import { isDeadlineDue } from './is-deadline-due';

/** How long after the deadline the host's agreement still holds, for example after an outage. */
const LATEST_MS = 10 * 60_000;
/** Refusals that end by themselves: the next round tries again. */
const PASSING = ['GROUP_CHANGED', 'FULFILLMENT_LOCKED'];

/**
 * Places a group's order at its deadline with the card and up to the total that the host agreed to. It confirms like the host
 * does, with a key of the deadline and the checksum, so there is one order and one payment wherever the process dies. If
 * the order is refused, nothing is charged and the host is told why.
 */
export async function orderAtDeadline(context: SandboxContext, id: string): Promise<void> {
  const group = await loadGroup(context.db, id);
  const { hostId: externalUserId, orderByTime, settings } = group.record;
  if (!settings.autoOrder || orderByTime === null || !isDeadlineDue(group.record, context.clock.now()))
    return;
  try {
    const answer = await confirmGroup(context, await agreedConfirmation(context, group, settings.autoOrder));
    if ('orderId' in answer) return;
    await unlockGroup(context, { id, externalUserId });
    refuse(402, 'CARD_AUTHENTICATION_FAILED', 'BANK_ASKS');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!PASSING.includes(error.type)) await noteRefusal(context, group.record, error);
  }
}

/** Returns the host's confirmation of a group as it is now. Refuses a bill above the agreed total, and one that is late. */
async function agreedConfirmation(
  context: SandboxContext,
  group: Group,
  { paymentMethod, maxTotalMicro }: AutoOrder,
): Promise<Confirmation> {
  const { record, guests } = group;
  const { id, hostId, orderByTime } = record;
  if (context.clock.now() > (orderByTime ?? 0) + LATEST_MS) refuse(409, 'ORDER_CREATION', 'AUTO_ORDER_LATE');
  const locale = guests.find(({ externalUserId }) => externalUserId === hostId)?.locale ?? 'en';
  const { priced, holds } = await readGroup(context.db, context, group, locale);
  if (priced.costBreakdown.totalMicro > maxTotalMicro) refuse(409, 'ORDER_CREATION', 'ABOVE_MAXIMUM');
  const checksum = checksumOf(record, priced, holds);
  return {
    id,
    externalUserId: hostId,
    idempotencyKey: `deadline ${orderByTime} ${checksum}`,
    input: {
      checksum,
      paymentMethod,
      fundingSourceId: null,
      paymentChallengeAnswer: null,
      subdomain: null,
    },
    locale,
    isStillAgreed: (now) => agreementOf(now) === agreementOf(record),
  };
}

/** Returns what the host agreed to, as a text to compare: the total covers the rest by the checksum. */
function agreementOf({ orderByTime, settings }: GroupRecord): string {
  return JSON.stringify([orderByTime, settings.autoOrder]);
}

/** Stores why a group did not order by itself, and emails the host, once for each deadline. */
async function noteRefusal(
  context: SandboxContext,
  { id, orderByTime }: GroupRecord,
  refusal: Refusal,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const { record, guests } = group;
    const now = context.clock.now();
    if (record.orderByTime !== orderByTime || !isDeadlineDue(record, now)) return;
    const held = HeldGroup.guard(tx, group, 'deadline', now);
    await held.save({ deadlineDoneFor: orderByTime, notOrderedBecause: codeOf(refusal) });
    const member = guests.find(({ externalUserId }) => externalUserId === record.hostId);
    if (member) await emailMember(tx, context, { group, member, letter: notOrderedLetter(refusal) });
  });
}

/** Returns the part of a refusal that the catalogue has a sentence for. */
function codeOf({ reason, type }: Refusal): string {
  return reason !== undefined && reason in SENTENCES ? reason : type;
}
