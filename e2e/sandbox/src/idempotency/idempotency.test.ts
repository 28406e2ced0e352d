import { describe, expect, it } from '@jest/globals';
import { guest, newPerson, type Answer } from '../test-support/caller';
import { GroupStory } from '../test-support/group-story';
import { CARDS, MERCHANT, Shopper } from '../test-support/shopper';
import { ownSandbox } from '../test-support/own-sandbox';

const sandbox = ownSandbox();
let people = 0;

/** A write that is about to be sent, and a way to count how often it was done. */
type Intent = {
  readonly path: string;
  readonly send: (key: string) => Promise<Answer>;
  /** Sends a different body under the same key. */
  readonly sendOther: (key: string) => Promise<Answer>;
  readonly timesDone: () => Promise<number>;
};

const ITEM = `/main/v1/cart/${MERCHANT}/item`;
const keyed = (key: string) => ({ 'idempotency-key': key });

async function ordering(shopper: Shopper, path: string): Promise<Intent> {
  const checksum = await shopper.fill();
  const card = await shopper.card(CARDS.passes);
  return {
    path,
    send: (key) => shopper.order(checksum, card, { key }),
    sendOther: (key) => shopper.order('another-checksum', card, { key }),
    timesDone: () => shopper.orderCount(),
  };
}

async function confirming(): Promise<Intent> {
  const story = new GroupStory(sandbox);
  const host = await story.person('Ana');
  const group = await story.start(host);
  await story.add(host, 3);
  const { checksum } = await story.read(host, group);
  return {
    path: `${group.path}/confirm`,
    send: (key) => story.confirm(host, group, { checksum, key }),
    sendOther: (key) => story.confirm(host, group, { checksum: 'another', key }),
    timesDone: async () => {
      const { data } = (await host.call('GET', '/gateway/orders/active')).body;
      return data.filter((entry: { entityType: string }) => entry.entityType === 'ORDER').length;
    },
  };
}

async function starting(): Promise<Intent> {
  const story = new GroupStory(sandbox);
  const host = await story.person('Bea');
  const path = '/fulfillment/fulfillments';
  const send = (fulfillmentType: string) => (key: string) =>
    host.call('POST', path, { merchantId: MERCHANT, fulfillmentType }, keyed(key));
  return {
    path,
    send: send('DELIVERY'),
    sendOther: send('PICKUP'),
    timesDone: async () =>
      (await host.call('GET', `${path}?merchantIds=${MERCHANT}`)).body.fulfillments.length,
  };
}

async function redeeming(): Promise<Intent> {
  people += 1;
  const email = `points-${people}-${Date.now()}@shop.example`;
  const person = await newPerson(sandbox, { email, firstName: 'Pia', points: 5000 });
  const read = async () => (await person.call('GET', '/main/v1/user')).body.user;
  const path = `/user-gateway/consumer-user/${(await read()).externalUserId}/balances/redeem-points`;
  const send = (points: number) => (key: string) =>
    person.call('POST', `${path}?pointsToRedeem=${points}&currency=CAD`, undefined, keyed(key));
  return {
    path,
    send: send(1000),
    sendOther: send(2000),
    timesDone: async () => (5000 - (await read()).points) / 1000,
  };
}

async function storing(): Promise<Intent> {
  const shopper = await Shopper.signedIn(sandbox);
  const { call } = shopper.caller;
  const path = '/main/payment/method';
  const { clientSecret } = (await call('POST', '/main/payment/setup-intent')).body;
  const confirmed = await call('POST', '/stripe/confirm', {
    client_secret: clientSecret,
    payment_method: await shopper.card(CARDS.passes),
  });
  const send = (setupIntentId: string) => (key: string) => call('POST', path, { setupIntentId }, keyed(key));
  return {
    path,
    send: send(confirmed.body.id),
    sendOther: send('seti_another'),
    timesDone: async () => (await call('GET', `${path}?paymentProcessor=STRIPE`)).body.paymentMethods.length,
  };
}

async function adding(): Promise<Intent> {
  const browser = guest(sandbox);
  // The first write gives a guest their cookie.
  await browser.call('PATCH', `/main/v1/cart/${MERCHANT}`, { note: 'hello' });
  const send = (menuItemId: string) => (key: string) =>
    browser.call('POST', ITEM, { menuItemId, quantity: 1, cartItemOptions: [] }, keyed(key));
  return {
    path: ITEM,
    send: send('lemon-rice-box'),
    sendOther: send('egg-roll-calcutta-style'),
    timesDone: async () => {
      const { cart } = (await browser.call('GET', `/main/v1/cart/${MERCHANT}`)).body;
      return cart.cartItems.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0);
    },
  };
}

const INTENTS = [
  ['an order', async () => ordering(await Shopper.signedIn(sandbox), '/main/v1/order')],
  ['a guest’s order', async () => ordering(Shopper.guest(sandbox), '/main/v1/guest-order')],
  ['a group’s payment', confirming],
  ['a group’s start', starting],
  ['redeeming points', redeeming],
  ['storing a card', storing],
  ['adding to a cart', adding],
] as const;

describe('with one Idempotency-Key', () => {
  it.each(INTENTS)(
    '[CHK-17] does %s once when two requests arrive at once, and repeats the answer',
    async (_name, intend) => {
      const intent = await intend();
      const [one, two] = await Promise.all([intent.send('key-1'), intent.send('key-1')]);
      const again = await intent.send('key-1');
      expect(one.status).toBe(200);
      expect([two, again]).toEqual([one, one]);
      expect(await intent.timesDone()).toBe(1);
    },
  );

  it.each(INTENTS)('[CHK-17] %s with another body is refused and does nothing', async (_name, intend) => {
    const intent = await intend();
    await intent.send('key-1');
    const other = await intent.sendOther('key-1');
    expect(other).toMatchObject({ status: 409, body: { error: { type: 'IDEMPOTENCY_KEY_REUSED' } } });
    expect(await intent.timesDone()).toBe(1);
  });

  it('[CHK-17] repeats the answer of every write after a crash between its work and its answer', async () => {
    const intents = await Promise.all(INTENTS.map(([, intend]) => intend()));
    for (const { path, send } of intents) {
      await guest(sandbox).call('POST', '/sandbox/faults', {
        match: { method: 'POST', path },
        dropAfterCommit: true,
      });
      await expect(send('lost')).rejects.toThrow();
    }
    await sandbox.crashAndRestart();
    for (const { send, timesDone } of intents) {
      expect((await send('lost')).status).toBe(200);
      expect(await timesDone()).toBe(1);
    }
  }, 90_000);

  it('a key does not affect another person or another call', async () => {
    const [mine, theirs] = [await adding(), await adding()];
    expect([await mine.send('shared'), await theirs.send('shared')]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect([await mine.timesDone(), await theirs.timesDone()]).toEqual([1, 1]);
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add({ quantity: 1 }, 'shared');
    const order = await ordering(shopper, '/main/v1/order');
    expect((await order.send('shared')).status).toBe(200);
  });

  it('a refusal is not stored: the same request succeeds once it is possible', async () => {
    const intent = await adding();
    const controls = guest(sandbox);
    const item = '/sandbox/merchants/lucknow-lunch-home/items/lemon-rice-box';
    await controls.call('POST', item, { isAvailable: false });
    const refused = await intent.send('patient');
    await controls.call('POST', item, { isAvailable: true });
    expect(refused.status).toBe(400);
    expect((await intent.send('patient')).status).toBe(200);
    expect(await intent.timesDone()).toBe(1);
  });

  it('a repeated add may carry a newer checksum of the cart', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { cartChecksum } = await shopper.cart();
    const first = await shopper.add({ quantity: 1, cartChecksum }, 'known');
    const again = await shopper.add({ quantity: 1, cartChecksum: first.body.cart.cartChecksum }, 'known');
    expect(again).toEqual(first);
  });

  it.each(['', 'two words', 'k'.repeat(201), 'schlüssel'.normalize('NFC')])(
    'an invalid key is refused: %j',
    async (key) => {
      const intent = await adding();
      expect((await intent.send(key)).body.error).toMatchObject({
        type: 'INVALID_PARAMETER',
        reason: 'Idempotency-Key',
      });
      expect(await intent.timesDone()).toBe(0);
    },
  );

  // This test comes last because it advances the clock for every test.
  it('stores an answer for a day, then accepts the key as a new one', async () => {
    const intent = await adding();
    const first = await intent.send('daily');
    const { body } = await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 86_000_000 });
    expect(body.offsetMs).toBeGreaterThan(0);
    expect(await intent.send('daily')).toEqual(first);
    await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 400_000 });
    await intent.send('daily');
    expect(await intent.timesDone()).toBe(2);
  });
});
