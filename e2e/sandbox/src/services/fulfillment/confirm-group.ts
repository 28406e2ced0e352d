import { randomUUID } from 'node:crypto';
import type { ConfirmFulfillmentAnswer } from '@tiffin/contracts';
import { confirmFulfillmentAnswerSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { Refusal } from '../../errors/refusal';
import { refuse } from '../../errors/refuse';
import { once, type KeyedRequest } from '../../idempotency/once';
import { sendReceipt } from '../mailbox/send-receipt';
import { assign, authorise, type Authorisation } from '../payments/card-holds';
import { changeGroup } from './change-group';
import { checkPayable, type PayableGroup } from './check-payable';
import { createGroupOrder } from './create-group-order';
import { linkCart } from './group-carts';
import { releaseHolds, settleHolds } from './group-holds';
import type { Group } from './group-records';
import { tellPlaced } from './letters/tell-placed';
import { presentGroup } from './present-group';
import { sendPartReceipts } from './send-part-receipts';
import { unlockGroup } from './unlock-group';
import type { Confirmation } from './confirmation';

/** A confirmation whose host's hold is found again by its key. */
type KeyedConfirmation = Confirmation & { readonly holdKey: string };

/** How long guests are locked out at most while the host pays. */
const LOCK_MS = 30_000;

const authorisedSchema = z.object({ isHostAuthorised: z.literal(true) });

/**
 * Places the order of a group: the guests' cards pay what they hold, the host pays the rest. A group that
 * changed since the host saw it is refused with 409 GROUP_CHANGED before any charge, and so is a missing
 * payment of a guest whom the host does not cover. After a failure the group stays open.
 *
 * Wherever the process dies, there is no order without all payments and no payment without an order. First the
 * host's part is authorised. One transaction then writes the order and what each hold pays for it. Then the
 * holds are captured. `recoverHolds` finishes or undoes the rest at the next start.
 */
export async function confirmGroup(
  context: SandboxContext,
  confirmation: Confirmation,
): Promise<ConfirmFulfillmentAnswer> {
  const { id, input, idempotencyKey } = confirmation;
  const { entityId } = input.paymentMethod.paymentMethodIdentifier;
  const holdKey = `host of ${id} ${input.checksum} ${entityId} ${idempotencyKey ?? randomUUID()}`;
  const keyed = { ...confirmation, holdKey };
  try {
    const begun = await authoriseHost(context, keyed);
    context.reach('host authorised');
    const answer = 'isHostAuthorised' in begun ? await writeOrder(context, keyed) : begun;
    if (!('orderId' in answer)) return answer;
    context.reach('order written');
    await settleHolds(context, id);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status !== 403) await giveUp(context, keyed);
    throw error;
  }
}

/** Checks the group and authorises the host's part. Returns the answer of an earlier equal request if there is one. */
async function authoriseHost(
  context: SandboxContext,
  confirmation: KeyedConfirmation,
): Promise<ConfirmFulfillmentAnswer | z.output<typeof authorisedSchema>> {
  return changeGroup(context, confirmation.id, (tx, group) =>
    once(
      tx,
      requestOf(context, group, confirmation),
      z.union([confirmFulfillmentAnswerSchema, authorisedSchema]),
      async () => {
        const payable = await checkPayable(tx, context, group, confirmation);
        const authorised = await authorise(tx, hostPart(context, payable, confirmation));
        await payable.held.lockUntil(context.clock.now() + LOCK_MS);
        if (authorised.kind === 'challenge')
          return { answer: { paymentChallenge: authorised.challenge }, isFinal: false };
        const except = authorised.kind === 'held' ? [authorised.hold.id] : [];
        await releaseHolds(tx, group.record.id, { of: confirmation.externalUserId, except });
        return { answer: { isHostAuthorised: true } as const, isFinal: false };
      },
    ),
  );
}

/** Writes the order and what each hold pays for it, and closes the group, in one transaction. */
async function writeOrder(
  context: SandboxContext,
  confirmation: KeyedConfirmation,
): Promise<ConfirmFulfillmentAnswer> {
  return changeGroup(context, confirmation.id, (tx, group) =>
    once(tx, requestOf(context, group, confirmation), confirmFulfillmentAnswerSchema, async () => ({
      answer: await writeInside(tx, context, group, confirmation),
      isFinal: true,
    })),
  );
}

async function writeInside(
  tx: Database,
  context: SandboxContext,
  group: Group,
  confirmation: KeyedConfirmation,
): Promise<ConfirmFulfillmentAnswer> {
  const { externalUserId, locale } = confirmation;
  const now = context.clock.now();
  const payable = await checkPayable(tx, context, group, confirmation);
  const { held, hostMicro, captures } = payable;
  // The same key returns the hold of the first step.
  const host = await authorise(tx, hostPart(context, payable, confirmation));
  if (host.kind === 'challenge') return refuse(409, 'GROUP_CHANGED');
  const order = await createGroupOrder(tx, context, group, {
    ...payable,
    locale,
    charged: {
      kind: 'paid',
      intentId: host.kind === 'held' ? host.hold.intentId : null,
      paymentMethod: host.kind === 'held' ? host.hold.paymentMethod : host.paymentMethod,
    },
  });
  const { id: orderId, orderToken } = order;
  const paying = host.kind === 'held' ? [...captures, { hold: host.hold, amountMicro: hostMicro }] : captures;
  for (const { hold, amountMicro } of paying)
    if (!(await assign(tx, hold, { orderId, captureMicro: amountMicro, now }))) refuse(409, 'GROUP_CHANGED');
  // Not before the cards are assigned, because the receipt says who paid what.
  await sendReceipt(tx, context, order, { locale, now });
  await sendPartReceipts(tx, context, group, { orderId, merchant: payable.around.merchant, captures });
  await tellPlaced(tx, context, group, { orderId, captures, carts: payable.around.carts });
  await settleCarts(tx, payable, now);
  await held.save({
    state: 'CLOSED',
    lockedUntil: null,
    completeTime: now,
    orderId,
    orderToken,
  });
  return {
    fulfillment: await presentGroup(tx, context, group.record.id, { externalUserId, locale }),
    orderId,
  };
}

function requestOf(
  context: SandboxContext,
  group: Group,
  { externalUserId, idempotencyKey, input }: Confirmation,
): KeyedRequest {
  const { paymentChallengeAnswer: _, ...body } = input;
  return {
    externalUserId,
    call: 'confirmFulfillment',
    key: idempotencyKey,
    body: { ...body, id: group.record.id },
    now: context.clock.now(),
  };
}

function hostPart(
  { clock }: SandboxContext,
  { around, hostMicro }: PayableGroup,
  { id, externalUserId, input, holdKey }: KeyedConfirmation,
): Authorisation {
  return {
    externalUserId,
    identifier: input.paymentMethod.paymentMethodIdentifier,
    amountMicro: hostMicro,
    currencyCode: around.merchant.currencyCode ?? 'DOLLAR',
    scope: `group ${id} ${input.checksum}`,
    challengeAnswer: input.paymentChallengeAnswer,
    fulfillmentId: id,
    idempotencyKey: holdKey,
    now: clock.now(),
  };
}

/**
 * Removes ordered lines from the carts. Guests who were still choosing keep their carts outside of the group.
 */
async function settleCarts(tx: Database, { held, around, priced }: PayableGroup, now: number): Promise<void> {
  for (const { externalUserId } of around.carts) {
    const clearsItems = priced.payers.some((payer) => payer.externalUserId === externalUserId);
    await linkCart(tx, held, { externalUserId, isPart: false, clearsItems, now });
  }
}

/** Releases the host's part after a failed payment, and unlocks the group. */
async function giveUp(
  context: SandboxContext,
  { id, externalUserId, holdKey }: KeyedConfirmation,
): Promise<void> {
  await context.lockingTransaction((tx) => releaseHolds(tx, id, { withKey: holdKey }));
  await unlockGroup(context, { id, externalUserId });
  context.reach('host released');
}
