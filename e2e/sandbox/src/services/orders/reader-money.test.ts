import { describe, expect, it } from '@jest/globals';
import type { Order, ReaderMoney } from '@tiffin/contracts';
import { GroupStory } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';
import { moneyOf, sumOf, type Money } from '../fulfillment/test-support/money-of';
import {
  expectCancelledLetters,
  expectPlacedLetters,
  expectRefusedLetters,
  type Reading,
} from './test-support/expect-letters';
import { lunchOfThree, refuseDishesOf, SPLITS, type Lunch } from '../../test-support/lunch-of-three';
import { mailboxes } from './test-support/mailboxes';

// Orders move only when a test moves them, so no letter tells that one is late.
const sandbox = ownSandbox({ TIFFIN_SANDBOX_SPEED: '0.001' });
const story = new GroupStory(sandbox);
const CARDS = ['4242', '4444', undefined];
const COMPANY = [undefined, '4444', undefined];

/** Returns the order as each person reads it, and what the cards say, in join order. */
async function told(lunched: Lunch): Promise<{ readonly money: Money; readonly orders: readonly Order[] }> {
  const orders = await Promise.all(
    lunched.people.map(
      async (who) => (await who.call('GET', `/main/v1/order/${lunched.orderId}`)).body.order,
    ),
  );
  return { money: await moneyOf(story, lunched.ana, lunched), orders };
}

/** Expects that each reader is told what their card was charged, and that all of it adds up to the total. */
async function expectTold(lunched: Lunch, cards = CARDS): Promise<readonly ReaderMoney[]> {
  const { money, orders } = await told(lunched);
  const readers = orders.flatMap(({ readerMoney }) => readerMoney ?? []);
  const left = money.cards.map(({ paidMicro, refundedMicro }) => paidMicro - refundedMicro);
  expect(readers.map(({ paidMicro }) => paidMicro)).toEqual(left);
  const { totalMicro } = money.order.orderReceipt;
  expect(sumOf(left)).toBe(totalMicro);
  const guests = readers.flatMap((one) => (one.role === 'GUEST' ? one : []));
  const [host] = readers;
  expect(host).toMatchObject({
    role: 'PAYER',
    paidByGuestsMicro: sumOf(guests.map(({ paidMicro }) => paidMicro)),
    owedMicro: sumOf(guests.map(({ owedMicro }) => owedMicro)),
  });
  expect(guests.map(({ partMicro }) => partMicro)).toEqual(money.amounts.slice(1));
  for (const { partMicro, paidMicro, coveredMicro, owedMicro, settledMicro } of guests)
    expect(paidMicro + coveredMicro + owedMicro + settledMicro).toBe(partMicro);
  for (const [at, { paymentMethod }] of readers.entries()) {
    const wasCharged = (money.cards[at]?.paidMicro ?? 0) > 0;
    expect(paymentMethod?.cardDisplayDetails?.last4).toBe(wasCharged ? cards[at] : undefined);
  }
  return readers;
}

/** Reads page and letters of all three when the order stands, after refused dishes, and after its end. */
async function expectToldToTheEnd(lunched: Lunch, reading: Reading): Promise<void> {
  const look = mailboxes(story, lunched);
  const cards = reading.payer === 'card' ? CARDS : COMPANY;
  await expectTold(lunched, cards);
  await expectPlacedLetters({ story, lunch: lunched }, await look(), reading);
  await refuseDishesOf(sandbox, lunched, ['Ben']);
  await lunched.ana.call('PATCH', `/main/v1/order/${lunched.orderId}/continue`);
  const before = await expectTold(lunched, cards);
  expectRefusedLetters(await look(), reading);
  await lunched.ana.call('PATCH', `/main/v1/order/${lunched.orderId}/cancel`);
  const { money, orders } = await told(lunched);
  // The end of an order changes no amount, and every card gets back all that it paid.
  expect(orders.map(({ readerMoney }) => readerMoney)).toEqual(before);
  for (const [at, { refunds }] of orders.entries()) {
    const { paidMicro = 0, refundedMicro } = money.cards[at] ?? { refundedMicro: 0 };
    expect(refundedMicro).toBe(paidMicro);
    expect(sumOf((refunds ?? []).map(({ amountMicro }) => amountMicro))).toBe(refundedMicro);
  }
  expectCancelledLetters(await look(), reading);
}

/** Each split, one of them in Chinese. */
const READ_SPLITS = SPLITS.map(([how, split], at) => [how, split, at === 1 ? 'zh' : 'en'] as const);

describe.each(['BY_VALUE', 'EQUALLY', 'HOST_PAYS'])('with delivery, service and tip %s', (sharedCosts) => {
  it.each(READ_SPLITS)(
    '[ORD-10] page and letters tell each person what their own card was charged and got back when %s',
    async (_how, split, locale) => {
      const lunched = await lunchOfThree(sandbox, { ...split, sharedCosts }, { locale });
      await expectToldToTheEnd(lunched, { locale, payer: 'card' });
    },
  );
});

it.each(READ_SPLITS)(
  '[ORD-10] page and letters tell a host what is on the bill of their company when %s',
  async (_how, split, locale) => {
    const lunched = await lunchOfThree(sandbox, split, { locale, teamId: 'northlight' });
    await expectToldToTheEnd(lunched, { locale, payer: 'company' });
  },
);

it('[ORD-10] the receipt of a host names what guests’ cards paid, and the host’s own amount', async () => {
  const lunched = await lunchOfThree(sandbox, { paymentSplit: 'PAY_SEPARATELY' });
  const { money, orders } = await told(lunched);
  const [host] = orders;
  const [own = 0, guests = 0] = money.cards.map(({ paidMicro }) => dollars(paidMicro));
  const { user } = (await lunched.ana.call('GET', '/main/v1/user')).body;
  const to = encodeURIComponent(user.email);
  const [letter] = (await story.guest().call('GET', `/mailbox/messages?to=${to}`)).body.messages;
  for (const line of [
    `Order total: ${dollars(host?.orderReceipt.totalMicro ?? 0)}`,
    `Paid by guests’ cards: -${guests}`,
    `Paid by you: ${own}`,
    'Payment: Visa ending 4242',
  ])
    expect(letter.body).toContain(line);
});

it('[ORD-13] the link of an order tells nobody who paid', async () => {
  const lunched = await lunchOfThree(sandbox, { paymentSplit: 'PAY_SEPARATELY' });
  const { orderToken } = await story.read(lunched.ana, lunched.group);
  const { order } = (await story.guest().call('GET', `/main/v1/order/token/${orderToken}`)).body;
  expect([order.readerMoney, order.refunds]).toEqual([null, null]);
});

it('[ORD-10] what a guest owed is no longer owed once the host noted that it was paid back', async () => {
  const lunched = await lunchOfThree(sandbox, { paymentSplit: 'PAY_SEPARATELY' });
  const { ana, group, people } = lunched;
  const [, , kay] = people;
  const { currentUserId } = await story.read(kay ?? ana, group);
  await ana.call('PUT', `${group.path}/guests/${currentUserId}/settlement`, { isSettled: true });
  const { orders } = await told(lunched);
  const [host, , kays] = orders;
  expect(host?.readerMoney).toMatchObject({ owedMicro: 0 });
  expect(kays?.readerMoney).toMatchObject({ hostFirstName: 'Ana', owedMicro: 0, paymentMethod: null });
  expect(kays?.readerMoney).toHaveProperty(
    'settledMicro',
    kays?.readerMoney?.role === 'GUEST' ? kays.readerMoney.partMicro : 0,
  );
});

it('[ORD-10] the history names what the host paid themselves', async () => {
  const lunched = await lunchOfThree(sandbox, { paymentSplit: 'PAY_SEPARATELY' });
  const { money } = await told(lunched);
  const [latest] = (await lunched.ana.call('GET', '/gateway/orders/history')).body.orders;
  expect(latest.readerMoney.paidMicro).toBe(money.cards[0]?.paidMicro);
});

const dollars = (micro: number) => `$${(micro / 1_000_000).toFixed(2)}`;
