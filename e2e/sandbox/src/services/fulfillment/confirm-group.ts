import type { ConfirmFulfillmentAnswer, Locale } from '@tiffin/contracts';
import { confirmFulfillmentAnswerSchema } from '@tiffin/contracts/schemas';
import type { confirmFulfillmentInputSchema } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { Refusal } from '../../errors/refusal';
import { refuse } from '../../errors/refuse';
import { once } from '../../idempotency/once';
import { longestPrep } from '../content/longest-prep';
import { checkOrderable } from '../orders/check-orderable';
import { charge } from '../payments/charge';
import { changeGroup } from './change-group';
import { createGroupOrder } from './create-group-order';
import { destinationOf, type Destination } from './delivery-details';
import { requireHost } from './group-access';
import { linkCart } from './group-carts';
import { HeldGroup } from './group-guard';
import type { Group, GroupRecord } from './group-records';
import { endOf } from './group-standing';
import { checksumOf, presentGroup, readGroup } from './present-group';
import type { GroupSurroundings, PricedGroup } from './price-group';

export type Confirmation = {
  readonly id: string;
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  readonly input: z.output<typeof confirmFulfillmentInputSchema>;
  readonly locale: Locale;
};

/** How long guests are locked out while the bank asks the host. */
const LOCK_MS = 3 * 60_000;

/**
 * Places the order of a group: the host pays for everybody who is ready. Checks, payment, order and closing
 * the group are one transaction. A group that changed since the host saw it is refused with 409 GROUP_CHANGED
 * before any charge. After a failure the group stays open.
 */
export async function confirmGroup(
  context: SandboxContext,
  confirmation: Confirmation,
): Promise<ConfirmFulfillmentAnswer> {
  const { paymentChallengeAnswer: _, ...body } = confirmation.input;
  const { externalUserId, idempotencyKey } = confirmation;
  try {
    return await changeGroup(context, confirmation.id, async (tx, group) =>
      once(
        tx,
        {
          externalUserId,
          call: 'confirmFulfillment',
          key: idempotencyKey,
          body: { ...body, id: group.record.id },
          now: context.clock.now(),
        },
        confirmFulfillmentAnswerSchema,
        async () => {
          const answer = await confirmInside(tx, context, group, confirmation);
          return { answer, isFinal: 'orderId' in answer };
        },
      ),
    );
  } catch (error) {
    if (error instanceof Refusal && error.status !== 403) await release(context, confirmation);
    throw error;
  }
}

async function confirmInside(
  tx: Database,
  context: SandboxContext,
  group: Group,
  confirmation: Confirmation,
): Promise<ConfirmFulfillmentAnswer> {
  const { record } = group;
  const { externalUserId, input, locale } = confirmation;
  const now = context.clock.now();
  await requireHost(tx, group, externalUserId, now);
  const held = HeldGroup.guard(tx, group, 'host', now);
  const { around, priced } = await readGroup(tx, context, group, locale);
  if (input.checksum !== checksumOf(record, around.menuRevision)) refuse(409, 'GROUP_CHANGED');
  const destination = await destinationOf(tx, record);
  checkGroup(record, around, { priced, destination, now });
  const charged = await charge(tx, {
    externalUserId,
    identifier: input.paymentMethod.paymentMethodIdentifier,
    amountMicro: priced.financialInfo.totalPayableMicro,
    currencyCode: around.merchant.currencyCode ?? 'DOLLAR',
    scope: `group ${record.id} ${input.checksum}`,
    challengeAnswer: input.paymentChallengeAnswer,
    now,
  });
  if (charged.kind === 'challenge') {
    await held.lockUntil(now + LOCK_MS);
    return { paymentChallenge: charged.challenge };
  }
  const { orderId, orderToken } = await createGroupOrder(tx, context, group, {
    around,
    priced,
    destination,
    charged,
  });
  await settleCarts(tx, held, { around, priced, now });
  await held.save({
    state: 'CLOSED',
    lockedUntil: null,
    completeTime: now,
    orderId,
    orderToken,
  });
  return { fulfillment: await presentGroup(tx, context, record.id, { externalUserId, locale }), orderId };
}

function checkGroup(
  record: GroupRecord,
  { merchant, menu }: GroupSurroundings,
  { priced, destination, now }: Readonly<{ priced: PricedGroup; destination: Destination; now: number }>,
): void {
  if (merchant.groupOrderAppOnly) refuse(409, 'ORDER_CREATION', 'GROUP_ORDER_APP_ONLY');
  const cartItems = priced.payers.flatMap(({ lines }) => lines.map(({ item }) => item));
  if (cartItems.length === 0) refuse(409, 'NOBODY_READY');
  const { fulfillmentType, scheduledForTime } = record.settings;
  const { financialInfo } = priced;
  const order = {
    cartItems,
    fulfillmentType,
    scheduledForTime,
    cartCheckoutCodes: [],
    financialInfo,
    hasAddress: destination.kind !== 'none',
    point: destination.kind === 'address' ? destination.detail : null,
    prep: longestPrep(
      menu,
      cartItems.map(({ menuItemId }) => menuItemId),
    ),
  };
  checkOrderable(merchant, order, now);
}

/**
 * Removes ordered lines from the carts. Guests who were still choosing keep their carts outside of the group.
 */
async function settleCarts(
  tx: Database,
  held: HeldGroup,
  {
    around,
    priced,
    now,
  }: { readonly around: GroupSurroundings; readonly priced: PricedGroup; readonly now: number },
): Promise<void> {
  for (const { externalUserId } of around.carts) {
    const clearsItems = priced.payers.some((payer) => payer.externalUserId === externalUserId);
    await linkCart(tx, held, { externalUserId, isPart: false, clearsItems, now });
  }
}

/** Unlocks the group after a failed payment. */
async function release(context: SandboxContext, { id, externalUserId }: Confirmation): Promise<void> {
  await changeGroup(context, id, async (tx, group) => {
    const { hostId, lockedUntil } = group.record;
    const now = context.clock.now();
    if (hostId !== externalUserId || lockedUntil === null || endOf(group.record, now)) return;
    await HeldGroup.guard(tx, group, 'host', now).lockUntil(null);
  });
}
