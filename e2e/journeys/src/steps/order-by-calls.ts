import { z } from 'zod';
import { completeOrder } from '../sandbox-controls';
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
const groupSchema = z.object({ fulfillment: z.object({ fulfillmentId: z.string() }) });
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

const pickup = { fulfillmentType: 'IN_STORE', userDeliveryAddressDetail: null };
const delivery = {
  fulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: {
    lat: 43.6455,
    lng: -79.3901,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: '12 Mercer Street',
      addressLine2: '',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 1H3',
      country: 'CA',
    },
  },
};

/** Adds two lemon rice boxes to a person's cart, and more items, without a page. Returns its checksum. */
export async function fillCartByCalls(
  token: string,
  more: readonly string[] = [],
  fulfillment: object = pickup,
): Promise<string> {
  const cart = `/main/v1/cart/${MERCHANT}`;
  const item = { menuItemId: 'lemon-rice-box', quantity: 2, cartItemOptions: [] };
  await call('POST', `${cart}/item`, token, item);
  for (const menuItemId of more)
    await call('POST', `${cart}/item`, token, { menuItemId, quantity: 1, cartItemOptions: [] });
  const answer = await call('PUT', `${cart}/fulfillment`, token, fulfillment);
  return cartSchema.parse(answer).cart.cartChecksum;
}

/** Starts a group order for pickup, without a page. Returns the path of its room. */
export async function startGroupByCalls(token: string): Promise<string> {
  const body = { merchantId: MERCHANT, fulfillmentType: 'PICKUP' };
  const answer = await call('POST', '/fulfillment/fulfillments', token, body);
  const { fulfillmentId } = groupSchema.parse(answer).fulfillment;
  return `/order/fulfillments/${encodeURIComponent(fulfillmentId)}/edit`;
}

/** Orders two lemon rice boxes for pickup for a person, and more items, without a page. Returns the order's id. */
export async function orderByCalls(email: string, more: readonly string[] = []): Promise<string> {
  const token = await tokenOf(email);
  return placeByCalls(token, await fillCartByCalls(token, more));
}

/** Orders two lemon rice boxes several times for a person, and lets them collect each. */
export async function collectByCalls(email: string, times: number): Promise<void> {
  const orderIds: string[] = [];
  for (let order = 0; order < times; order += 1) orderIds.push(await orderByCalls(email));
  await Promise.all(orderIds.map(completeOrder));
}

/** Orders two lemon rice boxes to Mercer Street for a person, without a page. Returns the order's id. */
export async function orderDeliveryByCalls(email: string): Promise<string> {
  const token = await tokenOf(email);
  return placeByCalls(token, await fillCartByCalls(token, [], delivery));
}

async function placeByCalls(token: string, cartChecksum: string): Promise<string> {
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

/** Lets guests of a group choose until an instant, in milliseconds, without a page. */
export async function setDeadlineByCalls(email: string, fulfillmentId: string, atMs: number): Promise<void> {
  const path = `/fulfillment/fulfillments/${encodeURIComponent(fulfillmentId)}`;
  await call('PATCH', path, await tokenOf(email), { orderByTime: new Date(atMs).toISOString() });
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
