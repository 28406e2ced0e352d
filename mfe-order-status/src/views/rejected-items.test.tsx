import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Order } from '@tiffin/contracts';
import { makeOrder, makeOrderItem, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { openOrder } from '../test-support/open-order';

const dal = makeOrderItem();
const kheer = makeOrderItem({
  orderItemId: 'order-line-2',
  name: 'Kheer',
  priceMicro: 5_000_000,
  originalPriceMicro: 5_000_000,
  wasRejected: true,
});
const paid = makeOrderReceipt({
  subtotalMicro: 17_000_000,
  taxMicro: 850_000,
  taxRates: [{ name: 'GST', ratePercent: 5, amountMicro: 850_000 }],
  totalMicro: 17_850_000,
});
/** The kitchen cannot make the kheer. Nothing is decided: the receipt is as it was. */
const waiting = makeOrder({
  orderItems: [dal, kheer],
  orderReceipt: paid,
  orderRejectionNote: 'The rice pudding is finished.',
});
/** The person went on with the rest, and the kitchen has not yet started. */
const settled = { ...waiting, orderReceipt: makeOrderReceipt() };

const receiptOf = async () => {
  const receipt = within(await screen.findByRole('group', { name: 'Receipt' }));
  return receipt.getAllByRole('definition').map((amount) => amount.textContent);
};

it('[ORD-10] shows what was paid while the person must decide, and promises what continuing takes off', async () => {
  openOrder(waiting);
  expect(await receiptOf()).toEqual(['$17.00', '$0.85', '$17.85']);
  expect(screen.getByText('Not available: Kheer.')).toBeVisible();
  expect(screen.getByText(/^The restaurant needs your answer before it can start\./)).toBeVisible();
  expect(screen.getByText(/The rice pudding is finished\./)).toBeVisible();
  expect(
    screen.getByText('Not available. You won’t pay for it if you continue with the rest.'),
  ).toBeVisible();
  expect(screen.queryByText('Adjustment')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeVisible();
});

it('[ORD-10] shows what is paid after continuing, without a question', async () => {
  openOrder(settled);
  expect(await receiptOf()).toEqual(['$12.00', '$0.60', '$12.60']);
  expect(screen.getByText('Not available. You don’t pay for it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
  expect(screen.queryByText('Adjustment')).not.toBeInTheDocument();
});

it('[ORD-08] removes the question at once when the person continues', async () => {
  const { user, network } = openOrder(waiting);
  const button = await screen.findByRole('button', { name: 'Continue with the rest' });
  network.plan({ continueOrder: () => ({ order: settled }), getOrder: () => ({ order: settled }) });
  await user.click(button);
  expect(await screen.findByText('Not available. You don’t pay for it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
  expect(await receiptOf()).toEqual(['$12.00', '$0.60', '$12.60']);
});

it.each<[string, Partial<Order>]>([
  ['cancelled', { orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED' }) }],
  ['rejected', { orderStatus: makeOrderStatus({ orderStatus: 'REJECTED' }) }],
])('[ORD-10] promises nothing about a line of an order that was %s as a whole', async (_what, change) => {
  openOrder({ ...waiting, ...change });
  expect(await receiptOf()).toEqual(['$17.00', '$0.85', '$17.85']);
  expect(screen.getByText('Refund')).toBeVisible();
  expect(screen.getByText('Not available.')).toBeVisible();
  expect(screen.queryByText(/continue with the rest/i)).not.toBeInTheDocument();
});

it('[ORD-14] tells a guest what is missing and what they can do, because they cannot continue by themselves', async () => {
  openOrder(waiting, { type: 'GUEST_TOKEN' });
  expect(await screen.findByText('Not available: Kheer.')).toBeVisible();
  expect(screen.getByText(/Call the restaurant to get the rest, or cancel the order\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
});
