import type { GuestProfile, Locale, PlaceOrderAnswer } from '@tiffin/contracts';
import { placeOrderAnswerSchema } from '@tiffin/contracts/schemas';
import type { placeOrderInputSchema } from '@tiffin/contracts/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { deliveryAddresses, orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { emptyCart, saveCart } from '../carts/cart-store';
import { presentCart } from '../carts/present-cart';
import { readCart } from '../carts/read-cart';
import type { ReadCart } from '../carts/read-cart';
import { charge } from '../payments/charge';
import { checkOrderable } from './check-orderable';
import { createOrderFromLines } from './create-order-from-lines';
import { once } from './once';
import { presentOrder } from './present-order';

export type Placement = {
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  readonly input: Pick<
    z.output<typeof placeOrderInputSchema>,
    'merchantId' | 'cartChecksum' | 'paymentMethod' | 'challengeAnswer'
  >;
  readonly guestProfile: GuestProfile | null;
  readonly locale: Locale;
};

/**
 * Places the order of a cart: checks, payment, order and the emptied cart are one transaction, so that there is never an
 * order without payment, a payment without order, or two orders for one state of a cart.
 */
export async function placeOrder(context: SandboxContext, placement: Placement): Promise<PlaceOrderAnswer> {
  const { challengeAnswer: _, ...body } = placement.input;
  return context.transaction((tx) =>
    once(
      tx,
      {
        externalUserId: placement.externalUserId,
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
  // An order is kept in the menu's own language and translated for whoever reads it.
  const read = await readCart(tx, context, key, 'en');
  const { cart, merchant } = read;
  if (read.state.fulfillmentId) refuse(409, 'CART_IN_GROUP');
  const now = context.clock.now();
  checkOrderable(merchant, { ...cart, hasAddress: cart.userDeliveryAddressDetail !== null }, now);
  if (cart.cartChecksum !== input.cartChecksum)
    refuse(409, 'CART_CHANGED', undefined, {
      data: { cart: presentCart(read.state, { ...read.around, locale }).cart },
    });
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
  const { orderId, guestOrderToken } = await createOrderFromLines(tx, context, {
    ...cart,
    externalUserId,
    merchant,
    lines: read.lines.map((line) => ({ line, guest: null })),
    participatingFulfillmentId: null,
    payment: charged,
    guestProfile,
  });
  await emptyAfter(tx, read, key, now);
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('the order just written is gone');
  const presentation = { now: row.placedAt, locale, publicUrl: context.options.publicUrl };
  return { order: await presentOrder(tx, row, presentation, 'payer'), guestOrderToken };
}

async function emptyAfter(
  tx: Database,
  { state, merchant }: ReadCart,
  key: { readonly externalUserId: string; readonly merchantId: string },
  now: number,
): Promise<void> {
  const { fulfillmentType, userDeliveryAddressId, userDeliveryAddressDetail } = state.content;
  await saveCart(tx, key, state.version, {
    // Where and how stays for the next order.
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
