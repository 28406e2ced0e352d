import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { guest, type Answer, type Caller } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { newPushBrowser, type PushBrowser, type PushedMessage } from '../../test-support/push-browser';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';

// Orders move only when a test moves them.
const sandbox = ownSandbox({ TIFFIN_SANDBOX_SPEED: '0.001', TIFFIN_ROUND_PAUSE_MS: '100' });

const ASK_AGAIN_MS = 100;
const newsPath = (identifier: string, type: string) =>
  `/main/v1/order-news?orderIdentifier=${identifier}&orderIdentifierType=${type}`;
const subscribe = (who: Caller, path: string, browser: PushBrowser, language = 'en'): Promise<Answer> =>
  who.call('PUT', path, browser.subscription, { 'accept-language': language });
const end = (id: string): Promise<Answer> => guest(sandbox).call('DELETE', `/main/v1/order-news/${id}`);

async function placed(shopper: Shopper): Promise<Answer['body']> {
  return (await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes))).body.order;
}

async function advanceTo(orderId: string, wanted: string): Promise<void> {
  for (let status = ''; status !== wanted;)
    status = (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
}

async function arrived(browser: PushBrowser, count: number): Promise<readonly PushedMessage[]> {
  for (;;) {
    const messages = await browser.messages();
    if (messages.length >= count) return messages;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Resolves when a subscription is gone. Asking must not end it, so it moves it to where it is. */
async function gone(id: string, browser: PushBrowser): Promise<void> {
  const move = () => guest(sandbox).call('PUT', `/main/v1/order-news/${id}`, browser.subscription);
  while ((await move()).status !== 404) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
}

const newsOf = (messages: readonly PushedMessage[]): readonly string[] =>
  messages.map(({ text }) => JSON.parse(text).news);

it('tells a signed-in person each news of a delivery once, without names, amounts or addresses', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const browser = newPushBrowser(sandbox);
  const answer = await subscribe(shopper.caller, newsPath(orderId, 'ID'), browser);
  expect(answer.status).toBe(200);
  const steps = [
    'ACCEPTED',
    'COURIER_PICKED_UP',
    'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
    'COURIER_DROPPED_OFF',
  ];
  for (const [index, status] of steps.entries()) {
    await advanceTo(orderId, status);
    await arrived(browser, index + 1);
  }
  await gone(answer.body.subscriptionId, browser);
  const messages = await browser.messages();
  expect(newsOf(messages)).toEqual(['confirmed', 'pickedUp', 'arrived', 'delivered']);
  expect(JSON.parse(messages[0]?.text ?? '')).toEqual({
    news: 'confirmed',
    path: `/m/lucknow-lunch-home/status/${orderId}?orderIdentifierType=ID`,
    lang: 'en',
    title: 'Your order is confirmed',
    body: 'The restaurant has accepted it and is cooking.',
  });
  expect(messages.map(({ text }) => text).join()).not.toMatch(/Lucknow Lunch|Sam|Mercer|\d\.\d\d/);
}, 60_000);

it('signs each message with the key that browsers subscribe with', async () => {
  const shopper = Shopper.guest(sandbox);
  const { orderId, guestOrderToken } = await placed(shopper);
  const browser = newPushBrowser(sandbox);
  await subscribe(guest(sandbox), newsPath(guestOrderToken, 'GUEST_TOKEN'), browser, 'zh-HK,zh');
  await advanceTo(orderId, 'ACCEPTED');
  const [message] = await arrived(browser, 1);
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '1800' });
  const { publicKey } = (await guest(sandbox).call('GET', '/main/v1/order-news')).body;
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers['authorization'] ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), { audience: sandbox.url });
  const said = JSON.parse(message?.text ?? '');
  expect(said).toMatchObject({ lang: 'zh-Hant', title: '訂單已確認' });
  expect(said.path).toContain(`${guestOrderToken}?orderIdentifierType=GUEST_TOKEN`);
}, 60_000);

it('tells of a cancelled order, then forgets the browser', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const browser = newPushBrowser(sandbox);
  const { body } = await subscribe(shopper.caller, newsPath(orderId, 'ID'), browser);
  await shopper.caller.call('PATCH', `/main/v1/order/${orderId}/cancel`);
  expect(newsOf(await arrived(browser, 1))).toEqual(['cancelled']);
  await gone(body.subscriptionId, browser);
  expect(await subscribe(shopper.caller, newsPath(orderId, 'ID'), browser)).toMatchObject({
    status: 409,
    body: { error: { type: 'ORDER_ENDED' } },
  });
}, 60_000);

it('tells host and guest of refused dishes in their own words, and that the order goes on', async () => {
  const story = new GroupStory(sandbox);
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.join(ben, group);
  for (const who of [ana, ben]) await story.add(who, 1);
  await story.sayDone(ben, group);
  const { orderId } = (await story.confirm(ana, group)).body;
  const [anas, bens] = [newPushBrowser(sandbox), newPushBrowser(sandbox)];
  await subscribe(ana, newsPath(orderId, 'ID'), anas);
  await subscribe(ben, newsPath(orderId, 'ID'), bens);
  const { orderItems } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body.order;
  const refusal = { orderItemIds: [orderItems[1].orderItemId] };
  await ana.call('POST', `/sandbox/orders/${orderId}/reject`, refusal);
  const titleOf = async (browser: PushBrowser) =>
    JSON.parse((await arrived(browser, 1))[0]?.text ?? '').title;
  expect(await titleOf(anas)).toBe('The restaurant can’t make all of your order');
  expect(await titleOf(bens)).toBe('The restaurant can’t make all of the group order');
  await ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
  for (const browser of [anas, bens])
    expect(newsOf(await arrived(browser, 2))).toEqual(['asked', 'continued']);
}, 60_000);

it('sends nothing after the subscription ended, and nothing to the endpoint of before', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const [before, after, ended] = [newPushBrowser(sandbox), newPushBrowser(sandbox), newPushBrowser(sandbox)];
  const path = newsPath(orderId, 'ID');
  const moved = await subscribe(shopper.caller, path, before);
  const over = await subscribe(shopper.caller, path, ended);
  const movedPath = `/main/v1/order-news/${moved.body.subscriptionId}`;
  expect((await guest(sandbox).call('PUT', movedPath, after.subscription)).status).toBe(200);
  expect((await end(over.body.subscriptionId)).status).toBe(200);
  expect((await end(over.body.subscriptionId)).status).toBe(404);
  await advanceTo(orderId, 'ACCEPTED');
  await arrived(after, 1);
  expect([await before.messages(), await ended.messages()]).toEqual([[], []]);
}, 60_000);

it.each([404, 410])(
  'forgets a browser whose push service answers %d',
  async (status) => {
    const shopper = await Shopper.signedIn(sandbox);
    const { orderId } = await placed(shopper);
    const browser = newPushBrowser(sandbox);
    const { body } = await subscribe(shopper.caller, newsPath(orderId, 'ID'), browser);
    const { pathname } = new URL(browser.subscription.endpoint);
    await guest(sandbox).call('POST', '/sandbox/faults', { match: { path: pathname }, status });
    await advanceTo(orderId, 'ACCEPTED');
    await gone(body.subscriptionId, browser);
    expect(await browser.messages()).toEqual([]);
  },
  60_000,
);

it('sends again after the push service failed, once', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const browser = newPushBrowser(sandbox);
  await subscribe(shopper.caller, newsPath(orderId, 'ID'), browser);
  const { pathname } = new URL(browser.subscription.endpoint);
  await guest(sandbox).call('POST', '/sandbox/faults', { match: { path: pathname }, status: 503 });
  await advanceTo(orderId, 'ACCEPTED');
  await arrived(browser, 1);
  await advanceTo(orderId, 'COURIER_PICKED_UP');
  expect(newsOf(await arrived(browser, 2))).toEqual(['confirmed', 'pickedUp']);
}, 60_000);

it('refuses a share link, a stranger, a foreign URL, a bad key and a sixth browser', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderToken } = await placed(shopper);
  const browser = newPushBrowser(sandbox);
  const { keys } = browser.subscription;
  const stranger = await Shopper.signedIn(sandbox);
  const own = newsPath(orderId, 'ID');
  const at = (subscription: PushBrowser['subscription']): Promise<Answer> =>
    shopper.caller.call('PUT', own, subscription);
  const refusals = [
    await subscribe(guest(sandbox), newsPath(orderToken, 'TOKEN'), browser),
    await subscribe(stranger.caller, own, browser),
    await subscribe(guest(sandbox), own, browser),
    await at({ endpoint: 'https://169.254.169.254/latest/meta-data', keys }),
    await at({ endpoint: 'https://push.evil.example/1', keys }),
    await at({ endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}`, keys }),
    await at({ ...browser.subscription, keys: { ...keys, p256dh: 'A'.repeat(87) } }),
  ];
  expect(refusals.map(({ status, body }) => [status, body.error.type])).toEqual([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [400, 'PUSH_SERVICE_NOT_ALLOWED'],
    [400, 'PUSH_SERVICE_NOT_ALLOWED'],
    [400, 'INVALID_PARAMETER'],
    [400, 'INVALID_PARAMETER'],
  ]);
  const browsers = Array.from({ length: 6 }, () => newPushBrowser(sandbox));
  const statuses = await Promise.all(browsers.map(async (one) => (await at(one.subscription)).status));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 409]);
}, 60_000);

it('moves news to a subscription that already has those of the order, and keeps one', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const path = newsPath(orderId, 'ID');
  const [before, after] = [newPushBrowser(sandbox), newPushBrowser(sandbox)];
  const first = (await subscribe(shopper.caller, path, before)).body.subscriptionId;
  const second = (await subscribe(shopper.caller, path, after)).body.subscriptionId;
  const moved = await guest(sandbox).call('PUT', `/main/v1/order-news/${first}`, after.subscription);
  expect(moved.status).toBe(200);
  expect((await end(second)).status).toBe(404);
  await advanceTo(orderId, 'ACCEPTED');
  await arrived(after, 1);
  expect(newsOf(await after.messages())).toEqual(['confirmed']);
  expect(await before.messages()).toEqual([]);
});
