import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { GroupBill } from '@tiffin/contracts';
import { makeBillPart, makeFulfillment, makeOrder, refuseWith } from '@tiffin/testing';
import { openOrder } from '../test-support/open-order';

const order = makeOrder({ participatingFulfillmentId: 'fulfillment-1' });
const groupHref = expect.stringContaining('/order/fulfillments/fulfillment-1');

function openWith(bill: GroupBill | undefined, currentUserId = 'user-ben', type?: 'ID' | 'TOKEN') {
  const room = openOrder(order, { type });
  room.network.plan({
    findFulfillments: () => ({
      fulfillments: [makeFulfillment({ fulfillmentState: 'CLOSED', currentUserId, bill })],
    }),
  });
  return room;
}

const bill = { totalMicro: 35_550_000, isRefunded: false, parts: [makeBillPart()] };

it('[GRP-15] an order of a group tells a guest what they owe the host, and leads to the bill', async () => {
  openWith(bill);
  expect(await screen.findByText('You owe Ana $8.85.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who had what' })).toHaveAttribute('href', groupHref);
});

it('tells the host what the guests still owe', async () => {
  openWith(bill, 'user-ana');
  expect(await screen.findByText('Your group owes you $8.85.')).toBeVisible();
});

it.each([
  ['is paid back', { ...bill, parts: [makeBillPart({ settledTime: '2026-11-23T17:10:00.000Z' })] }],
  ['is refunded', { ...bill, isRefunded: true }],
  ['does not exist yet', undefined],
])('names no amount when the bill %s', async (_what, given) => {
  const { network } = openWith(given);
  await waitFor(() => {
    expect(network.callsOf('findFulfillments')).toHaveLength(1);
  });
  expect(await screen.findByRole('link', { name: 'Open group order' })).toHaveAttribute('href', groupHref);
  expect(screen.queryByText(/owe/)).toBeNull();
});

it.each([
  ['ID', { orderIds: order.orderId }],
  ['TOKEN', { orderTokens: 'order-1' }],
] as const)('asks for the group of an order that was opened by its %s', async (type, query) => {
  const { network } = openWith(bill, 'user-ben', type);
  expect(await screen.findByText('You owe Ana $8.85.')).toBeVisible();
  expect(network.callsOf('findFulfillments').map((call) => call.query)).toEqual([query]);
});

it('leads nobody to a group that is not theirs', async () => {
  const { network } = openOrder(order);
  network.plan({ findFulfillments: () => ({ fulfillments: [] }) });
  await waitFor(() => {
    expect(network.callsOf('findFulfillments')).toHaveLength(1);
  });
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Open group order' })).toBeNull();
  });
});

it('has the link alone when the service does not answer', async () => {
  const { network } = openOrder(order);
  network.plan({ findFulfillments: () => refuseWith(403, 'FORBIDDEN') });
  expect(await screen.findByRole('link', { name: 'Open group order' })).toBeVisible();
  expect(screen.queryByText(/owe/)).toBeNull();
});
