import type { GuestProfile, Locale, PlaceOrderAnswer } from '@tiffin/contracts';
import { placeOrderAnswerSchema } from '@tiffin/contracts/schemas';
import type { placeOrderInputSchema } from '@tiffin/contracts/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { deliveryAddresses, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { once } from '../../idempotency/once';
import { emptyCart, holdCart, saveCart } from '../carts/cart-store';
import { presentCart } from '../carts/present-cart';
import { readCart } from '../carts/read-cart';
import type { ReadCart } from '../carts/read-cart';
import { longestPrep } from '../content/longest-prep';
import { sendReceipt } from '../mailbox/send-receipt';
import { charge } from '../payments/charge';
import { askForCode } from './ask-for-code';
import { checkOrderable } from './check-orderable';
import { ProofMissing, requireProof, spendCode, tryCheckoutCode } from './checkout-code';
import { createOrderFromLines } from './create-order-from-lines';
import { presentOrder } from './present-order';

export type Placement = {
  readonly call: 'placeOrder' | 'placeGuestOrder';
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  /** The IP of the request. Codes that are sent are also counted by it. */
  readonly ip: string;
  readonly input: Pick<
    z.output<typeof placeOrderInputSchema>,
    'merchantId' | 'cartChecksum' | 'paymentMethod' | 'challengeAnswer' | 'oneTimePassword'
  >;
  readonly guestProfile: GuestProfile | null;
  readonly locale: Locale;
};

/**
 * Places the order of a cart. Checks, payment, order and the emptied cart are one transaction. So there is
 * never an order without payment, a payment without order, or two orders for one state of a cart.
 */
export async function placeOrder(context: SandboxContext, placement: Placement): Promise<PlaceOrderAnswer> {
  const { externalUserId, input, locale } = placement;
  const { merchantId, oneTimePassword: code } = input;
  if (code !== undefined) await tryCheckoutCode(context, { externalUserId, merchantId }, code);
  try {
    return await placeOnce(context, placement);
  } catch (error) {
    if (!(error instanceof ProofMissing)) throw error;
    return askForCode(context, { holder: error.holder, code, locale, ip: placement.ip });
  }
}

async function placeOnce(context: SandboxContext, placement: Placement): Promise<PlaceOrderAnswer> {
  const { challengeAnswer: _challenge, oneTimePassword: _code, ...body } = placement.input;
  return context.lockingTransaction((tx) =>
    once(
      tx,
      {
        externalUserId: placement.externalUserId,
        call: placement.call,
        key: placement.idempotencyKey,
        body: { ...body, guestProfile: placement.guestProfile },
        now: context.clock.now(),
      },
      placeOrderAnswerSchema,
      async () => {
        const answer = await placeInside(tx, context, placement);
        return { answer, isFinal: 'order' in answer };
      },
    ),
  );
}

async function placeInside(
  tx: Database,
  context: SandboxContext,
  placement: Placement,
): Promise<PlaceOrderAnswer> {
  const { externalUserId, input, locale, guestProfile } = placement;
  const key = { externalUserId, merchantId: input.merchantId };
  await holdCart(tx, key);
  // An order is stored in the menu's default language and translated for each reader.
  const read = await readCart(tx, context, key, 'en');
  const { cart, merchant } = read;
  if (read.state.fulfillmentId && merchant.groupOrderAppOnly)
    refuse(409, 'ORDER_CREATION', 'GROUP_ORDER_APP_ONLY');
  if (read.state.fulfillmentId) refuse(409, 'CART_IN_GROUP');
  const now = context.clock.now();
  const order = {
    ...cart,
    hasAddress: cart.userDeliveryAddressDetail !== null,
    point: cart.userDeliveryAddressDetail,
    prep: longestPrep(
      read.menu,
      cart.cartItems.map(({ menuItemId }) => menuItemId),
    ),
  };
  checkOrderable(merchant, order, now);
  if (cart.cartChecksum !== input.cartChecksum)
    refuse(409, 'CART_CHANGED', undefined, {
      data: { cart: presentCart(read.state, { ...read.around, locale }).cart },
    });
  const asksCode = merchant.authConfiguration.authMode === 'CHECKOUT_OTP';
  if (asksCode) {
    const email = guestProfile?.email ?? (await emailOf(tx, externalUserId));
    await requireProof(tx, context, { ...key, email: email.toLowerCase() }, input.oneTimePassword);
  }
  const charged = await charge(tx, {
    externalUserId,
    identifier: input.paymentMethod.paymentMethodIdentifier,
    amountMicro: cart.financialInfo.totalPayableMicro,
    currencyCode: cart.currencyCode ?? 'DOLLAR',
    scope: `cart ${merchant.id} ${cart.cartChecksum}`,
    challengeAnswer: input.challengeAnswer ?? null,
    now,
  });
  if (charged.kind === 'challenge') return { placeOrderChallenge: charged.challenge };
  const row = await createOrderFromLines(tx, context, {
    ...cart,
    externalUserId,
    merchant,
    lines: read.lines.map((line) => ({ line, guest: null })),
    participatingFulfillmentId: null,
    payment: charged,
    guestProfile,
    locale,
  });
  await sendReceipt(tx, context, row, { locale, now: row.placedAt });
  if (asksCode) await spendCode(tx, key);
  await emptyAfter(tx, read, key, now);
  const presentation = { now: row.placedAt, locale, publicUrl: context.options.publicUrl };
  return {
    order: await presentOrder(tx, row, presentation, { kind: 'owner', externalUserId }),
    guestOrderToken: row.guestOrderToken,
  };
}

async function emailOf(tx: Database, userId: string): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? '';
}

async function emptyAfter(
  tx: Database,
  { state, merchant }: ReadCart,
  key: { readonly externalUserId: string; readonly merchantId: string },
  now: number,
): Promise<void> {
  const { fulfillmentType, userDeliveryAddressId, userDeliveryAddressDetail } = state.content;
  await saveCart(tx, key, state, {
    // The delivery details stay for the next order.
    content: {
      ...emptyCart(merchant),
      fulfillmentType,
      userDeliveryAddressId,
      userDeliveryAddressDetail,
    },
    fulfillmentId: null,
    updatedAt: now,
  });
  if (userDeliveryAddressId)
    await tx
      .update(deliveryAddresses)
      .set({ lastUsedAt: now })
      .where(eq(deliveryAddresses.id, userDeliveryAddressId));
}
