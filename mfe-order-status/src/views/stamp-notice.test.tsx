import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeMerchant, makeOrder, makeOrderReceipt, makeOrderStatus, refuseWith } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const stamped = makeOrder({
  orderReceipt: makeOrderReceipt({ loyaltyStampsCount: 1 }),
  orderStatus: makeOrderStatus({ orderStatus: 'ACCEPTED', acceptTimestamp: '2026-11-22T20:01:00.000Z' }),
});
const cardWith = (totalStampsCollected: number, rewardMicro?: number) => () => ({
  merchant: makeMerchant({
    userStampCardProgress: { totalStampsCollected, stampCardLength: 8, rewardMicro },
  }),
});
const REWARD = 5_000_000;

it.each([
  ['en', 'Your stamp card is full.'],
  ['zh', '印花卡已集滿！'],
] as const)('[ORD-07] says that an order filled the stamp card (%s)', async (locale, fact) => {
  const { network } = openOrder(stamped, { locale });
  network.plan({ getMerchant: cardWith(0) });
  const told = await screen.findByText(fact);
  expect(told).toBeVisible();
  expect(told.closest('[role="status"]')).not.toBeNull();
});

it.each([
  ['en', 'ACCEPTED', 0, 'You’ll get $5.00 credit when this order is completed.'],
  ['en', 'RECEIVED', 0, 'You’ve earned $5.00 credit. Use it at your next checkout.'],
  ['zh', 'ACCEPTED', 0, '訂單完成後，你會獲得 $5.00 餘額。'],
  ['zh', 'RECEIVED', 0, '你已獲得 $5.00 餘額，下次結帳時可使用。'],
  ['en', 'ACCEPTED', 6, '2 more orders to get $5.00 credit.'],
  ['en', 'ACCEPTED', 7, '1 more order to get $5.00 credit.'],
  ['zh', 'ACCEPTED', 6, '再訂 2 次，即可獲 $5.00 餘額。'],
] as const)(
  '[ORD-07] [LOY-05] says the reward, or what it needs (%s, %s, %i stamps)',
  async (locale, orderStatus, collected, sentence) => {
    const order = { ...stamped, orderStatus: makeOrderStatus({ ...stamped.orderStatus, orderStatus }) };
    const { network } = openOrder(order, { locale });
    network.plan({ getMerchant: cardWith(collected, REWARD) });
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  },
);

it('[ERR-05] toasts if the card cannot be loaded', async () => {
  const { network, effects } = openOrder(stamped);
  network.plan({ getMerchant: () => refuseWith(400, 'UNKNOWN') });
  await waitFor(() =>
    expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
});

it('[ORD-07] says nothing while the card has the order’s stamps', async () => {
  const { network } = openOrder(stamped);
  network.plan({ getMerchant: cardWith(1) });
  await waitFor(() => expect(network.callsOf('getMerchant')).toHaveLength(1));
  await findStatus();
  expect(screen.queryByText('Your stamp card is full.')).not.toBeInTheDocument();
});

it.each([
  ['is not accepted yet', { orderStatus: makeOrderStatus({ acceptTimestamp: null }) }],
  ['gave no stamps', { orderReceipt: makeOrderReceipt({ loyaltyStampsCount: 0 }) }],
  [
    'was cancelled',
    {
      orderStatus: makeOrderStatus({
        orderStatus: 'CANCELLED',
        acceptTimestamp: '2026-11-22T20:01:00.000Z',
      }),
    },
  ],
])('[ORD-07] does not ask for the card of an order that %s', async (_what, change) => {
  const { network } = openOrder({ ...stamped, ...change });
  await findStatus();
  expect(network.callsOf('getMerchant')).toEqual([]);
});

it('[ORD-07] says nothing while the merchant is loading', async () => {
  const { network } = openOrder(stamped);
  let answer: (merchant: unknown) => void = () => undefined;
  network.plan({ getMerchant: () => new Promise((resolve) => (answer = resolve)) });
  await waitFor(() => expect(network.callsOf('getMerchant')).toHaveLength(1));
  expect(screen.queryByText('Your stamp card is full.')).not.toBeInTheDocument();
  answer(cardWith(0)());
  expect(await screen.findByText('Your stamp card is full.')).toBeVisible();
});
