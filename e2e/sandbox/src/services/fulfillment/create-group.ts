import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Fulfillment, Locale } from '@tiffin/contracts';
import { fulfillmentSchema } from '@tiffin/contracts/schemas';
import type { createFulfillmentInputSchema } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { once } from '../../idempotency/once';
import { holdCart, loadCart } from '../carts/cart-store';
import { merchantById } from '../content/find-merchant';
import { checkTimes } from './check-times';
import { chosenDetails, usualDetails } from './delivery-details';
import { linkCart } from './group-carts';
import { HeldGroup } from './group-guard';
import { loadGroup } from './group-records';
import { groupTimes } from './group-times';
import { isGroupUnderWay } from './group-under-way';
import { newLinkId } from './new-link-id';
import { personName } from './person-name';
import { presentGroup } from './present-group';
import { typeOptions } from '../content/type-options';

type Input = z.output<typeof createFulfillmentInputSchema>;
type Creation = {
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  readonly input: Input;
  readonly locale: Locale;
};

const USUAL_GUESTS = 10;

/**
 * Starts a group order with its host as first guest and the host's cart in it. Returns the existing group if
 * the host's cart is already in a group of their own.
 */
export async function createGroup(context: SandboxContext, creation: Creation): Promise<Fulfillment> {
  const { externalUserId, idempotencyKey, input, locale } = creation;
  const now = context.clock.now();
  return context.lockingTransaction((tx) =>
    once(
      tx,
      { externalUserId, call: 'createFulfillment', key: idempotencyKey, body: input, now },
      fulfillmentSchema,
      async () => {
        const id = await groupFor(tx, creation, now);
        return {
          answer: await presentGroup(tx, context, id, { externalUserId, locale }),
          isFinal: true,
        };
      },
    ),
  );
}

async function groupFor(
  tx: Database,
  { externalUserId, input, locale }: Creation,
  now: number,
): Promise<string> {
  const merchant = await merchantById(tx, input.merchantId);
  await holdCart(tx, { externalUserId, merchantId: merchant.id });
  const kept = await groupOfCart(tx, externalUserId, merchant.id, now);
  if (kept?.hostId === externalUserId) return kept.id;
  if (kept) refuse(409, 'IN_ANOTHER_GROUP', undefined, { data: { fulfillmentId: kept.id } });
  if (merchant.groupOrderAppOnly) refuse(409, 'ORDER_CREATION', 'GROUP_ORDER_APP_ONLY');
  if (!merchant.supportsGroupOrdering) refuse(409, 'GROUP_ORDERING_NOT_SUPPORTED');
  if (!typeOptions(merchant).includes(input.fulfillmentType))
    refuse(400, 'INVALID_PARAMETER', 'fulfillmentType');
  const times = groupTimes(input.orderByTime, now);
  const scheduledForTime = input.scheduledForTime ?? null;
  // The usual deadline, an hour away, gives way to food that is due sooner.
  checkTimes({ ...(input.orderByTime === undefined ? { orderByTime: null } : times), scheduledForTime }, now);
  const id = randomUUID();
  const held = await HeldGroup.start(tx, {
    id,
    version: 1,
    state: 'OPEN',
    hostId: externalUserId,
    merchantId: merchant.id,
    linkId: newLinkId(),
    ...times,
    createdAt: now,
    completeTime: null,
    lockedUntil: null,
    deadlineDoneFor: null,
    notOrderedBecause: null,
    orderId: null,
    orderToken: null,
    settings: {
      fulfillmentType: input.fulfillmentType,
      guestMax: USUAL_GUESTS,
      scheduledForTime,
      deliveryDetails:
        (await chosenDetails(tx, { ownerIds: [externalUserId] }, input)) ??
        (await usualDetails(tx, externalUserId)),
      tip: { selectedTipOptionId: null, customTipAmountMicro: null },
      paymentSplit: 'FIXED_AMOUNT',
      fixedAmountMicro: null,
      shareMode: 'LINK_ONLY',
      showGuestItems: true,
      ownerPaymentOptions: null,
    },
  });
  const name = await personName(tx, externalUserId, undefined);
  const { content } = await loadCart(tx, { externalUserId, merchantId: merchant.id }, merchant);
  // A host has nobody to tell that they are done: their first dish says it.
  const status = content.items.length > 0 ? 'READY' : 'BROWSING';
  await held.addGuest({ externalUserId, seat: 0, joinedAt: now, ...name, status, locale });
  await linkCart(tx, held, { externalUserId, isPart: true, now });
  return id;
}

/** Returns the active group that a person's cart at a merchant is part of; undefined if there is none. */
export async function groupOfCart(
  tx: Database,
  externalUserId: string,
  merchantId: string,
  now: number,
): Promise<{ readonly id: string; readonly hostId: string } | undefined> {
  const { fulfillmentId } = await loadCart(
    tx,
    { externalUserId, merchantId },
    await merchantById(tx, merchantId),
  );
  if (fulfillmentId === null || !(await isGroupUnderWay(tx, fulfillmentId, externalUserId, now)))
    return undefined;
  return (await loadGroup(tx, fulfillmentId)).record;
}
