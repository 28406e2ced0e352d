import { z } from 'zod';
import { urls } from '../urls';

const MERCHANT = 'm_lucknow-lunch-home';
const cartSchema = z.object({ cart: z.object({ cartChecksum: z.string() }) });
const orderSchema = z.object({ order: z.object({ orderId: z.string() }) });
const linesSchema = z.object({
  order: z.object({
    orderItems: z.array(z.object({ orderItemId: z.string(), menuItemId: z.string() })),
  }),
});
const userSchema = z.object({ user: z.object({ externalUserId: z.string() }) });
const idSchema = z.object({ id: z.string() });
const tokenSchema = z.object({ access_token: z.string() });

/** Returns a token of a person of `newPerson`, for steps without a page. */
export async function tokenOf(email: string): Promise<string> {
  const answer = await call('POST', '/sandbox/tokens', '', { email, expiresInSeconds: 3600 });
  return tokenSchema.parse(answer).access_token;
}

/** Turns points of a person into credit in Canadian dollars, without a page. */
export async function redeemByCalls(token: string, points: number): Promise<void> {
  const { user } = userSchema.parse(await call('GET', '/main/v1/user', token));
  const query = new URLSearchParams({ pointsToRedeem: String(points), currency: 'CAD' });
  const path = `/user-gateway/consumer-user/${user.externalUserId}/balances/redeem-points`;
  await call('POST', `${path}?${query}`, token, {});
}

/** Adds two lemon rice boxes for pickup to a person's cart, and more items, without a page. Returns its checksum. */
export async function fillCartByCalls(token: string, more: readonly string[] = []): Promise<string> {
  const cart = `/main/v1/cart/${MERCHANT}`;
  const item = { menuItemId: 'lemon-rice-box', quantity: 2, cartItemOptions: [] };
  await call('POST', `${cart}/item`, token, item);
  for (const menuItemId of more)
    await call('POST', `${cart}/item`, token, { menuItemId, quantity: 1, cartItemOptions: [] });
  const fulfillment = { fulfillmentType: 'IN_STORE', userDeliveryAddressDetail: null };
  const answer = await call('PUT', `${cart}/fulfillment`, token, fulfillment);
  return cartSchema.parse(answer).cart.cartChecksum;
}

/** Orders two lemon rice boxes for pickup for a person, and more items, without a page. Returns the order's id. */
export async function orderByCalls(email: string, more: readonly string[] = []): Promise<string> {
  const token = await tokenOf(email);
  const cartChecksum = await fillCartByCalls(token, more);
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2034 };
  const { id: entityId } = idSchema.parse(await call('POST', '/stripe/payment_method', token, card));
  const placed = await call('POST', '/main/v1/order', token, {
    merchantId: MERCHANT,
    cartChecksum,
    paymentMethod: {
      paymentMethodIdentifier: {
        entityType: 'PAYMENT_OPTION',
        entityId,
        paymentProvider: 'STRIPE',
        paymentOptionType: 'CREDIT_CARD_ONE_TIME',
      },
    },
    guestProfile: null,
    subscribedToMerchantMarketingEmails: false,
    externalId: 'me',
  });
  return orderSchema.parse(placed).order.orderId;
}

/** Lets the kitchen reject an order, or only the lines of some items. */
export async function rejectByCalls(
  email: string,
  orderId: string,
  menuItemIds?: readonly string[],
): Promise<void> {
  const answer = await call('GET', `/main/v1/order/${orderId}`, await tokenOf(email));
  const { orderItems } = linesSchema.parse(answer).order;
  const rejected = orderItems.filter(({ menuItemId }) => menuItemIds?.includes(menuItemId));
  const body = menuItemIds ? { orderItemIds: rejected.map(({ orderItemId }) => orderItemId) } : {};
  await call('POST', `/sandbox/orders/${orderId}/reject`, '', body);
}

async function call(method: string, path: string, token: string, body?: object): Promise<unknown> {
  const response = await fetch(urls().sandbox + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
