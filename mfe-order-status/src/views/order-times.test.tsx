import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@tiffin/contracts';
import { makeOrder, makeOrderStatus } from '@tiffin/testing';
import { openOrder } from '../test-support/open-order';

const inHongKong: Order = {
  ...makeOrder(),
  merchant: { ...makeOrder().merchant, timeZone: 'Asia/Hong_Kong' },
};

it('[ORD-12] shows the time of the last update in the merchant’s time zone, like every time of the order', async () => {
  openOrder(inHongKong);
  const updated = await screen.findByText(/updated /);
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Hong_Kong',
  }).format(Date.now());
  expect(updated).toHaveTextContent(`Live, updated ${time}`);
  expect(screen.getByText(/All times are Hong Kong time\./)).toBeVisible();
});

it.each([
  [
    'the scheduled time',
    { scheduledForTime: '2099-11-22T20:40:00.000Z' },
    /^Being prepared, arriving (Sun 22 Nov )?12:40$/,
    'DELIVERY',
  ],
  [
    'the time when it is ready',
    { orderReadyAtTime: '2099-11-22T20:25:00.000Z' },
    /^Being prepared, ready (Sun 22 Nov )?12:25$/,
    'IN_STORE',
  ],
] as const)('[ORD-12] shows %s if the restaurant promises no other', async (_what, times, name, type) => {
  openOrder(
    makeOrder({
      promisedTimeRange: null,
      merchantFulfillmentType: type,
      orderStatus: makeOrderStatus({ orderStatus: 'ACCEPTED', ...times }),
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('[ORD-12] does not take the time when a delivery is ready for its arrival', async () => {
  openOrder(makeOrder({ promisedTimeRange: null, merchantFulfillmentType: 'DELIVERY' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sent to the restaurant' })).toBeVisible();
});
