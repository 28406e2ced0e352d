import type { FastifyInstance } from 'fastify';
import { callsOf } from './calls-of';

const MERCHANT = 'lucknow-lunch-home';
const MERCHANT_ID = `m_${MERCHANT}`;
/** The person who starts groups. */
const HOST = 'ana@northlight.example';

/** A page of the shell, and the cookies of the guest who has what it shows. */
export type PreparedPage = { readonly path: string; readonly cookies: readonly string[] };

/**
 * Prepares what the page of a route pattern shows: a merchant's page, a guest's cart for pickup, or a group that a guest can join.
 * Returns undefined for a route that needs something else.
 */
export async function preparePage(app: FastifyInstance, pattern: string): Promise<PreparedPage | undefined> {
  const path = pattern.replace(':merchantExternalId', MERCHANT);
  if (path === `/m/${MERCHANT}/order` || path === `/m/${MERCHANT}/place/order`)
    return { path, cookies: await fillCart(app) };
  if (pattern === '/order/fulfillments/:fulfillmentId/edit' || pattern === '/g/:linkId')
    return { path: `/g/${await startGroup(app)}`, cookies: [] };
  return path.includes(':') ? undefined : { path, cookies: [] };
}

/** Puts two dishes into the cart of a new guest. Returns the guest's cookies. */
async function fillCart(app: FastifyInstance): Promise<readonly string[]> {
  const calls = callsOf(app);
  const cart = `/main/v1/cart/${MERCHANT_ID}`;
  await calls.send('POST', `${cart}/item`, {
    menuItemId: 'lemon-rice-box',
    quantity: 2,
    cartItemOptions: [],
  });
  const pickup = { fulfillmentType: 'IN_STORE', userDeliveryAddressDetail: null };
  await calls.send('PUT', `${cart}/fulfillment`, pickup);
  return calls.cookies();
}

/** Starts a group for pickup. Returns the id of its invitation. */
async function startGroup(app: FastifyInstance): Promise<string> {
  const token = await callsOf(app).send('POST', '/sandbox/tokens', { email: HOST, expiresInSeconds: 60 });
  const calls = callsOf(app, String(token['access_token']));
  const started = await calls.send('POST', '/fulfillment/fulfillments', {
    merchantId: MERCHANT_ID,
    fulfillmentType: 'PICKUP',
  });
  const { fulfillmentId }: Readonly<Record<string, unknown>> = Object(started['fulfillment']);
  const invite = await calls.send('POST', `/fulfillment/fulfillments/${fulfillmentId}/create-invite`);
  return String(invite['linkId']);
}
