import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { holds } from '../../../db/tables';
import { takeAttempt } from '../../attempts/take-attempt';
import { liveHolds } from '../group-holds';
import { loadGroup } from '../group-records';
import { endOf } from '../group-standing';
import { paymentOf } from '../payment-of';
import { readGroup } from '../present-group';
import { partRoseLetter } from './group-letter-words';
import { sendGroupLetter } from './send-group-letter';

/** A host who raises the tip cent by cent does not fill a mailbox. */
const LIMIT = { most: 12, windowMs: 60 * 60_000 };

/**
 * Tells guests whose card no longer holds their whole part, once for each higher amount, in the transaction that raised it.
 * `except` is a person who raises their own part and sees it. The group must be locked.
 */
export async function tellRisenParts(
  tx: Database,
  context: SandboxContext,
  { fulfillmentId, except }: { readonly fulfillmentId: string; readonly except?: string },
): Promise<void> {
  const now = context.clock.now();
  if ((await liveHolds(tx, fulfillmentId, now)).size === 0) return;
  const group = await loadGroup(tx, fulfillmentId);
  if (endOf(group.record, now)) return;
  const read = await readGroup(tx, context, group, 'en');
  for (const { externalUserId, amountMicro } of paymentOf(group.record, read.priced, read.holds).missing) {
    const hold = read.holds.get(externalUserId);
    const member = group.guests.find((guest) => guest.externalUserId === externalUserId);
    if (!hold || !member || externalUserId === except) continue;
    const partMicro = hold.amountMicro + amountMicro;
    if (partMicro <= (hold.toldMicro ?? 0)) continue;
    await tx.update(holds).set({ toldMicro: partMicro }).where(eq(holds.id, hold.id));
    const limit = { purpose: 'group.part', subject: `${fulfillmentId} ${externalUserId}`, rule: LIMIT };
    if ((await takeAttempt(tx, limit, now)) !== undefined) continue;
    await sendGroupLetter(tx, context, { group, member, hold, letter: partRoseLetter(partMicro, hold) });
  }
}
