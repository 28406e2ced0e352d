import { guest, type Answer } from '../../test-support/caller';
import { CARDS, MERCHANT, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';

const VAULT = 'm_vault-street-grill';

const sandbox = ownSandbox();

async function letters(shopper: Shopper): Promise<readonly string[]> {
  const { body } = await guest(sandbox).call('GET', `/mailbox/messages?to=${shopper.email}`);
  return body.messages
    .map(({ subject }: { subject: string }) => /code is (\d{6})/.exec(subject)?.[1])
    .filter(Boolean);
}

async function ready(shopper: Shopper): Promise<(body?: object, more?: object) => Promise<Answer>> {
  const checksum = await shopper.fill({ menuItemId: 'bratwurst-in-a-roll' });
  const card = await shopper.card(CARDS.passes);
  return (body = {}, more = {}) => shopper.order(checksum, card, { body: { ...body }, ...more });
}

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const pass = (advanceMs: number) => guest(sandbox).call('POST', '/sandbox/clock', { advanceMs });

describe('an order at a merchant that asks for a code', () => {
  it.each([
    ['a person', () => Shopper.signedIn(sandbox, VAULT)],
    ['a guest', async () => Shopper.guest(sandbox, VAULT)],
  ])('by %s is placed with the code from the e-mail, and not without it', async (_name, come) => {
    const shopper = await come();
    const place = await ready(shopper);
    const asked = await place();
    expect(asked).toMatchObject({
      status: 403,
      body: {
        error: {
          type: 'CHECKOUT_OTP_REQUIRED',
          reason: 'CODE_SENT',
          data: { sentTo: 's***@shop.example', triesLeft: 5 },
        },
      },
    });
    const [oneTimePassword = ''] = await letters(shopper);
    expect(JSON.stringify(asked.body)).not.toContain(oneTimePassword);
    expect((await shopper.cart()).cartItems).toHaveLength(1);
    expect((await place({ oneTimePassword })).body.order.orderReceipt.totalMicro).toBeGreaterThan(0);
    expect(await shopper.orderCount()).toBe(1);
  });

  it('counts a wrong code as a try, and after five tries refuses even the right one', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const place = await ready(shopper);
    await place();
    const [oneTimePassword = ''] = await letters(shopper);
    for (const triesLeft of [4, 3, 2, 1]) {
      const { error } = (await place({ oneTimePassword: wrongFor(oneTimePassword) })).body;
      expect([error.reason, error.data.triesLeft]).toEqual(['CODE_WRONG', triesLeft]);
    }
    const reasons = [];
    for (const code of [wrongFor(oneTimePassword), oneTimePassword])
      reasons.push((await place({ oneTimePassword: code })).body.error.reason);
    expect(reasons).toEqual(['CODE_TRIES_USED', 'CODE_TRIES_USED']);
    await pass(31_000);
    expect((await place()).body.error).toMatchObject({ reason: 'CODE_TRIES_USED', data: { triesLeft: 0 } });
    expect(await letters(shopper)).toHaveLength(1);
    expect(await shopper.orderCount()).toBe(0);
  });

  it('sends a code at most every half minute', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const place = await ready(shopper);
    await place();
    await place();
    expect(await letters(shopper)).toHaveLength(1);
    await pass(31_000);
    await place();
    const [fresh = '', old = ''] = await letters(shopper);
    expect((await place({ oneTimePassword: old })).body.error.reason).toBe('CODE_WRONG');
    expect((await place({ oneTimePassword: fresh })).status).toBe(200);
  });

  it('sends at most five codes in an hour, and says when the next is possible', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const place = await ready(shopper);
    for (let count = 0; count < 5; count += 1) {
      await place();
      await pass(31_000);
    }
    const refused = await place();
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({
      type: 'CHECKOUT_OTP_REQUIRED',
      reason: 'CODE_LIMIT_REACHED',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await letters(shopper)).toHaveLength(5);
  });

  it('is refused with an expired code, and another one is sent', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const place = await ready(shopper);
    await place();
    const [oneTimePassword = ''] = await letters(shopper);
    await pass(11 * 60_000);
    expect((await place({ oneTimePassword })).body.error.reason).toBe('CODE_EXPIRED');
    expect(await letters(shopper)).toHaveLength(2);
  });

  it('accepts a code once: a repeated request returns the same order, another order needs another code', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const place = await ready(shopper);
    await place();
    const [oneTimePassword = ''] = await letters(shopper);
    const [first, again] = [
      await place({ oneTimePassword }, { key: 'one' }),
      await place({ oneTimePassword }, { key: 'one' }),
    ];
    expect(again.body.order.orderId).toBe(first.body.order.orderId);
    const next = await ready(shopper);
    await pass(31_000);
    expect((await next({ oneTimePassword }, { key: 'two' })).body.error.reason).toBe('CODE_EXPIRED');
    expect(await shopper.orderCount()).toBe(1);
  });

  it('refuses another person’s code, and a code that proved another e-mail address', async () => {
    const [ana, ben] = [await Shopper.signedIn(sandbox, VAULT), Shopper.guest(sandbox, VAULT)];
    const [placeAna, placeBen] = [await ready(ana), await ready(ben)];
    await placeAna();
    await placeBen();
    const [[codeOfAna = ''], [codeOfBen = '']] = [await letters(ana), await letters(ben)];
    expect((await placeBen({ oneTimePassword: codeOfAna })).body.error.reason).toBe('CODE_WRONG');
    const guestProfile = {
      firstName: 'Mo',
      lastName: '',
      email: 'somebody-else@shop.example',
      phoneNumber: '+1 416 555 0100',
      subscribedToEmail: false,
      subscribedToMerchantMarketingEmails: false,
    };
    const elsewhere = await placeBen({ oneTimePassword: codeOfBen, guestProfile });
    expect(elsewhere.body.error).toMatchObject({ reason: 'CODE_EXPIRED', data: { triesLeft: 5 } });
  });

  it('keeps the proven code during a bank’s challenge', async () => {
    const shopper = await Shopper.signedIn(sandbox, VAULT);
    const checksum = await shopper.fill({ menuItemId: 'bratwurst-in-a-roll' });
    const card = await shopper.card(CARDS.challenges);
    await shopper.order(checksum, card);
    const [oneTimePassword = ''] = await letters(shopper);
    const challenged = await shopper.order(checksum, card, { body: { oneTimePassword } });
    const answer = await shopper.answerBank(challenged, true);
    expect((await shopper.order(checksum, card, { answer, body: { oneTimePassword } })).status).toBe(200);
  });
});

it('no other merchant asks for a code', async () => {
  const shopper = await Shopper.signedIn(sandbox, MERCHANT);
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  expect(placed.status).toBe(200);
  expect(await letters(shopper)).toEqual([]);
});

it('a merchant that asks for codes takes no group orders, because nobody is asked for a code there', async () => {
  const host = await Shopper.signedIn(sandbox, VAULT);
  const started = await host.caller.call('POST', '/fulfillment/fulfillments', {
    merchantId: VAULT,
    fulfillmentType: 'DELIVERY',
  });
  expect(started.body.error.type).toBe('GROUP_ORDERING_NOT_SUPPORTED');
});
