import { describe, expect, it } from '@jest/globals';
import type { BillPart, OrderItem } from '@tiffin/contracts';
import { guest, type Answer, type Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { lettersOf, lettersTo, type Letter } from '../../../test-support/letters-of';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { passMinutes } from '../../../test-support/service-clock';
import { CARDS, Shopper, THALI } from '../../../test-support/shopper';
import { SANDBOX_START_MS } from '../../../test-support/start-sandbox';
import { until } from '../../../test-support/until';

// Orders move only when a test moves them.
const sandbox = ownSandbox({ TIFFIN_SANDBOX_SPEED: '0.001', TIFFIN_ROUND_PAUSE_MS: '100' });
const story = new GroupStory(sandbox);

const MOST_MICRO = 100_000_000;
const dollars = (micro: number) => `$${(micro / 1_000_000).toFixed(2)}`;
const control = async (path: string, body: unknown = {}) =>
  guest(sandbox).call('POST', `/sandbox/orders/${path}`, body);
/** The letters after the receipt, newest first. */
const laterLetters = async (letters: Promise<readonly Letter[]>) => (await letters).slice(0, -1);

async function placed(shopper: Shopper, language = 'en'): Promise<Answer['body']> {
  await shopper.add(THALI);
  const checksum = await shopper.fill();
  const card = await shopper.card(CARDS.passes);
  return (await shopper.order(checksum, card, { headers: { 'accept-language': language } })).body.order;
}

describe('an order of one person', () => {
  it.each([
    [
      'en',
      'Your order from Lucknow Lunch Home was cancelled',
      'goes back to your Visa ending 4242 in 5 to 10 days.',
    ],
    ['zh', '你在 Lucknow Lunch Home 的訂單已取消', '會在 5 至 10 日內退回你的 Visa 尾號 4242。'],
  ])(
    'tells whoever cancels it once, in the language of the order, what their card gets back: %s',
    async (language, subject, words) => {
      const shopper = await Shopper.signedIn(sandbox);
      const { orderId, orderReceipt } = await placed(shopper, language);
      const cancel = async () => shopper.caller.call('PATCH', `/main/v1/order/${orderId}/cancel`);
      await Promise.all([cancel(), cancel()]);
      const letters = await laterLetters(lettersOf(shopper.caller));
      expect(letters.map((letter) => letter.subject)).toEqual([subject]);
      expect(letters[0]?.body).toContain(`${dollars(orderReceipt.totalMicro)} ${words}`);
      expect(letters[0]?.body).toContain(`/status/${orderId}?orderIdentifierType=ID`);
    },
  );

  it.each([
    ['reject', 'Lucknow Lunch Home couldn’t take your order', 'The restaurant couldn’t take this order'],
    [
      'fail-delivery',
      'Your order from Lucknow Lunch Home was cancelled',
      'The courier couldn’t bring this order',
    ],
  ])('tells a guest without an account at the address of the order: %s', async (how, subject, words) => {
    const shopper = Shopper.guest(sandbox);
    const { orderId, guestOrderToken, orderReceipt } = await placed(shopper);
    await control(`${orderId}/${how}`);
    await control(`${orderId}/${how}`);
    const letters = await laterLetters(lettersTo(shopper.caller, shopper.email));
    expect(letters.map((letter) => letter.subject)).toEqual([subject]);
    expect(letters[0]?.body).toContain(words);
    expect(letters[0]?.body).toContain(`${dollars(orderReceipt.totalMicro)} goes back to your Visa`);
    expect(letters[0]?.body).toContain(`${guestOrderToken}?orderIdentifierType=GUEST_TOKEN`);
  });

  it('names the dish that the kitchen refuses once, and what comes back when the order goes on', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { orderId, orderItems, orderReceipt } = await placed(shopper);
    const rice = orderItems.find(({ name }: OrderItem) => name === 'Lemon rice box');
    const refusal = { orderItemIds: [rice.orderItemId] };
    await control(`${orderId}/reject`, refusal);
    await control(`${orderId}/reject`, refusal);
    const [asked, ...others] = await laterLetters(lettersOf(shopper.caller));
    expect(others).toEqual([]);
    expect(asked?.subject).toBe('Lucknow Lunch Home can’t make all of your order');
    expect(asked?.body).toContain('The restaurant can’t make: 2 × Lemon rice box.');
    expect(asked?.body).toContain('continue with the rest, or cancel it');
    const goOn = async () => shopper.caller.call('PATCH', `/main/v1/order/${orderId}/continue`);
    const [{ body }] = await Promise.all([goOn(), goOn()]);
    const cheaperMicro = orderReceipt.totalMicro - body.order.orderReceipt.totalMicro;
    const letters = await laterLetters(lettersOf(shopper.caller));
    expect(letters).toHaveLength(2);
    expect(letters[0]?.subject).toBe('Your order from Lucknow Lunch Home goes on');
    expect(letters[0]?.body).toContain(`${dollars(cheaperMicro)} goes back to your Visa ending 4242`);
  });
});

type Lunch = {
  readonly ana: Caller;
  readonly ben: Caller;
  readonly kay: Caller;
  readonly group: Started;
  readonly orderId: string;
};

/** The placed order of Ana, of Ben, whose card pays his part, and of Kay, who pays nothing herself. */
async function lunch(): Promise<Lunch> {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  await story.add(ana, 2);
  const [ben, kay] = [await story.person('Ben'), await story.person('Kay')];
  await story.join(ben, group);
  await story.add(ben, 2);
  await story.payPart(ben, group, MOST_MICRO);
  const kayId = (await story.join(kay, group)).body.fulfillment.currentUserId;
  await story.add(kay, 1);
  await story.sayDone(kay, group);
  const { orderId } = (await story.confirm(ana, group, { covered: [kayId] })).body;
  return { ana, ben, kay, group, orderId };
}

const partOf = async (who: Caller, { group }: Lunch): Promise<BillPart> => {
  const { bill, currentUserId } = await story.read(who, group);
  return bill.parts.find((part: BillPart) => part.externalUserId === currentUserId);
};
const newestOf = async (who: Caller) => (await lettersOf(who))[0];

describe('an order of a group', () => {
  it('[GRP-15] tells host and guests what each of them gets back when the host cancels, and nobody another’s amount', async () => {
    const here = await lunch();
    const { ana, ben, kay, group, orderId } = here;
    const [bens, kays] = [await partOf(ben, here), await partOf(kay, here)];
    await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
    const hold = (await story.holds(group)).find(({ externalUserId }) => externalUserId === group.hostId);
    const anas = await newestOf(ana);
    expect(anas?.subject).toBe('Your order from Lucknow Lunch Home was cancelled');
    expect(anas?.body).toContain(`${dollars(hold?.refundedMicro ?? 0)} goes back to your Visa ending 4242`);
    expect(anas?.body).not.toContain(dollars(bens.paidMicro ?? 0));
    const letter = await newestOf(ben);
    expect(letter?.subject).toBe('Ana’s order from Lucknow Lunch Home was cancelled');
    expect(letter?.body).toContain(`${dollars(bens.paidMicro ?? 0)} goes back to your Visa ending 4242`);
    expect(letter?.body).toContain(`/order/fulfillments/${group.fulfillmentId}/edit`);
    expect(letter?.body).not.toContain(dollars(hold?.refundedMicro ?? 0));
    expect(kays.owedMicro).toBeGreaterThan(0);
    expect((await newestOf(kay))?.body).toContain(
      'You paid nothing, so nothing goes back, and you owe Ana nothing.',
    );
  });

  it('tells the guest whose dish is refused and the host, and nobody else, also of the money', async () => {
    const here = await lunch();
    const { ana, ben, kay, orderId } = here;
    const before = await partOf(ben, here);
    const kayLetters = (await lettersOf(kay)).length;
    await control(`${orderId}/reject`, { orderItemIds: before.items.map(({ orderItemId }) => orderItemId) });
    expect((await newestOf(ben))?.body).toContain('Ana decides whether the order goes on without that.');
    expect((await newestOf(ana))?.subject).toBe('Lucknow Lunch Home can’t make all of your order');
    await ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
    const after = await partOf(ben, here);
    const backMicro = (before.paidMicro ?? 0) - (after.paidMicro ?? 0);
    expect(backMicro).toBeGreaterThan(0);
    expect((await newestOf(ben))?.body).toContain(`${dollars(backMicro)} goes back to your Visa ending 4242`);
    expect((await newestOf(ana))?.body).toContain('You paid nothing for it, so nothing goes back.');
    expect(await lettersOf(kay)).toHaveLength(kayLetters);
  });

  it('tells a guest who owed the host for a refused dish alone that they owe nothing', async () => {
    const here = await lunch();
    const { ana, kay, orderId } = here;
    const { items, owedMicro } = await partOf(kay, here);
    await control(`${orderId}/reject`, { orderItemIds: items.map(({ orderItemId }) => orderItemId) });
    await ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
    const after = await partOf(kay, here);
    expect(after.owedMicro).toBeLessThan(owedMicro);
    expect((await newestOf(kay))?.body).toContain(
      `Your part is now ${dollars(after.amountMicro)}. You owe Ana nothing.`,
    );
  });

  it('tells a guest who paid the host back to ask the host for the difference of a refused dish', async () => {
    const here = await lunch();
    const { ana, kay, orderId } = here;
    const { items } = await paysBack(here);
    await control(`${orderId}/reject`, { orderItemIds: items.map(({ orderItemId }) => orderItemId) });
    await ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
    const { amountMicro } = await partOf(kay, here);
    const letter = (await newestOf(kay))?.body;
    expect(letter).toContain(`now ${dollars(amountMicro)}. You had paid Ana back, so ask Ana`);
    expect(letter).not.toContain('You owe');
  });

  it('tells a guest who paid the host back to ask the host for it when the order is cancelled', async () => {
    const here = await lunch();
    const { ana, kay, orderId } = here;
    const { owedMicro } = await paysBack(here);
    await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
    const letter = (await newestOf(kay))?.body;
    expect(letter).toContain(`You paid Ana ${dollars(owedMicro)} back. Ask Ana for it.`);
    expect(letter).not.toContain('You paid nothing');
  });

  /** Ana notes that Kay has paid her back. */
  async function paysBack(here: Lunch): Promise<BillPart> {
    const { externalUserId } = await partOf(here.kay, here);
    const path = `${here.group.path}/guests/${externalUserId}/settlement`;
    await here.ana.call('PUT', path, { isSettled: true });
    return partOf(here.kay, here);
  }
});

it('[GRP-15] a guest without an account reads at the address for their receipt who gave it', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  await story.add(ana);
  const kay = story.guest();
  const receiptEmail = `kay-${crypto.randomUUID()}@guest.example`;
  await story.join(kay, group, 'Kay');
  await story.add(kay);
  const paymentMethod = { paymentMethodIdentifier: await story.oneTimeCard(kay, CARDS.passes) };
  const payment = { agreedMicro: MOST_MICRO, paymentMethod, receiptEmail };
  await kay.call('POST', `${group.path}/guests/payment`, payment);
  const { orderId } = (await story.confirm(ana, group)).body;
  await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
  const [letter] = await lettersTo(kay, receiptEmail);
  expect(letter?.subject).toBe('Ana’s order from Lucknow Lunch Home was cancelled');
  expect(letter?.body).toContain('Kay gave this email for the receipt of their part in Ana’s group order.');
});

describe('an order whose promised time passes', () => {
  const lateLetters = async (who: Caller) =>
    (await lettersOf(who)).filter(({ subject }) => subject.endsWith('is late'));

  it(
    'tells the host and the guests once, also after a restart and with a second process',
    async () => {
      const { ana, ben, kay } = await lunch();
      await sandbox.secondUrl();
      await passMinutes(sandbox, 120);
      const [anas] = await until(
        () => lateLetters(ana),
        (letters) => letters.length > 0,
      );
      expect(anas?.subject).toBe('Your order from Lucknow Lunch Home is late');
      expect(anas?.body).toMatch(/It was promised by \S+\s[ap]\.m\./);
      await sandbox.crashAndRestart();
      const other = await lunch();
      await passMinutes(sandbox, 120);
      await until(
        () => lateLetters(other.kay),
        (letters) => letters.length > 0,
      );
      for (const who of [ana, ben, kay]) expect(await lateLetters(who)).toHaveLength(1);
      expect((await lateLetters(ben))[0]?.subject).toBe('Ana’s order from Lucknow Lunch Home is late');
    },
    2 * SANDBOX_START_MS,
  );

  it('tells nobody of food that arrived, and of an order on hold only once it goes on', async () => {
    const [arrived, held] = [await Shopper.signedIn(sandbox), await Shopper.signedIn(sandbox)];
    const { orderId } = await placed(arrived);
    for (let status = ''; status !== 'COURIER_DROPPED_OFF';)
      status = (await control(`${orderId}/advance`)).body.orderStatus;
    const waiting = await placed(held);
    await control(`${waiting.orderId}/reject`, { orderItemIds: [waiting.orderItems[0].orderItemId] });
    await passMinutes(sandbox, 120);
    const other = await Shopper.signedIn(sandbox);
    await placed(other);
    await passMinutes(sandbox, 120);
    await until(
      () => lateLetters(other.caller),
      (letters) => letters.length > 0,
    );
    expect([await lateLetters(arrived.caller), await lateLetters(held.caller)]).toEqual([[], []]);
    await held.caller.call('PATCH', `/main/v1/order/${waiting.orderId}/continue`);
    await until(
      () => lateLetters(held.caller),
      (letters) => letters.length > 0,
    );
  });
});
