import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MerchantFulfillmentType } from '@tiffin/contracts';
import { makeAddressDetail, makeOrder, makeOrderStatus } from '@tiffin/testing';
import { openOrder } from '../test-support/open-order';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** An order that was promised for five to ten minutes ago. */
const promisedBefore = (merchantFulfillmentType: MerchantFulfillmentType, orderReadyAtTime: string | null) =>
  makeOrder({
    merchantFulfillmentType,
    userDeliveryAddressDetail: merchantFulfillmentType === 'DELIVERY' ? makeAddressDetail() : null,
    promisedTimeRange: { from: minutes(-10), to: minutes(-5) },
    orderStatus: makeOrderStatus({ orderStatus: 'ACCEPTED', orderReadyAtTime }),
  });
const time = String.raw`(\w{3},? \d+ \w{3} )?\d\d:\d\d`;

it('[ORD-12] says what a late pickup was promised for and when it is ready now', async () => {
  openOrder(promisedBefore('IN_STORE', minutes(8)));
  const name = new RegExp(`^Being prepared, now ready ${time}$`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const promised = new RegExp(String.raw`This was promised for ${time}–\d\d:\d\d\.`);
  expect(screen.getByText(promised)).toBeVisible();
});

it('[ORD-12] takes the new time of a late delivery from the courier service', async () => {
  openOrder(promisedBefore('DELIVERY', minutes(2)), { delivery: { estimatedArrivalTime: minutes(15) } });
  const name = new RegExp(`^Being prepared, now expected ${time}$`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it.each([
  ['en', 'Being prepared, running late', /There’s no new time yet\. You can call the restaurant\./],
  ['zh', '準備中，稍有延誤', /暫時未有新的時間/],
] as const)('[ORD-12] promises no time that nobody knows (%s)', async (locale, name, note) => {
  openOrder(promisedBefore('DELIVERY', minutes(8)), { locale });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

it('[ORD-12] says nothing of a promise once the order has ended', async () => {
  const order = promisedBefore('IN_STORE', null);
  openOrder({ ...order, orderStatus: makeOrderStatus({ orderStatus: 'RECEIVED' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Picked up' })).toBeVisible();
  expect(screen.queryByText(/promised/)).not.toBeInTheDocument();
});
