import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { guest } from '../../test-support/caller';
import { SANDBOX_START_MS, startSandbox } from '../../test-support/start-sandbox';
import type { RunningSandbox } from '../../test-support/start-sandbox';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, SANDBOX_START_MS);
afterAll(() => sandbox.stop());

const prepare = (pattern: string) => guest(sandbox).call('POST', '/sandbox/prepared-pages', { pattern });

async function open(url: string): Promise<Response> {
  return fetch(new URL(new URL(url).pathname + new URL(url).search, sandbox.url), { redirect: 'manual' });
}

it('gives the browser a guest with a filled cart, and keeps the query', async () => {
  const { url } = (await prepare('/m/:merchantExternalId/place/order')).body;
  const opened = await open(`${url}?remote.mfe-checkout=http%3A%2F%2Flocalhost%3A3200`);
  expect(opened.headers.get('location')).toBe(
    `${sandbox.shellUrl}/m/lucknow-lunch-home/place/order?remote.mfe-checkout=http%3A%2F%2Flocalhost%3A3200`,
  );
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const cart = await fetch(`${sandbox.url}/main/v1/cart/m_lucknow-lunch-home`, { headers: { cookie } });
  expect((await cart.json()).cart.cartItems).toEqual([
    expect.objectContaining({ menuItemId: 'lemon-rice-box', quantity: 2 }),
  ]);
});

it('starts a group that a guest can join', async () => {
  const prepared = await prepare('/order/fulfillments/:fulfillmentId/edit');
  expect(prepared).toMatchObject({ status: 200 });
  expect((await open(prepared.body.url)).headers.get('location')).toMatch(/\/g\/[\w-]+$/);
});

it('refuses a route that it cannot prepare, and a URL that nobody prepared', async () => {
  expect((await prepare('/m/:merchantExternalId/status/:orderIdOrToken')).status).toBe(404);
  expect((await open(`${sandbox.url}/sandbox/prepared-pages/guessed`)).status).toBe(404);
});
