import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
  expect(screen.getByText(/^Your order waits until you answer\./)).toBeVisible();
  expect(screen.getByText(/The rice pudding is finished\./)).toBeVisible();
  expect(
    screen.getByText('Not available. You won’t pay for it if you continue with the rest.'),
  ).toBeVisible();
  expect(screen.queryByText('Adjustment')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeVisible();
});

it.each(['ACCEPTED', 'PREPARED'] as const)(
  '[ORD-10] asks about a line that was rejected in %s, and shows no time that has stopped',
  async (orderStatus) => {
    const promisedTimeRange = { from: '2026-11-22T20:10:00.000Z', to: '2026-11-22T20:15:00.000Z' };
    openOrder({ ...waiting, promisedTimeRange, orderStatus: makeOrderStatus({ orderStatus }) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The restaurant needs an answer' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeVisible();
    expect(screen.queryByText(/promised for/)).toBeNull();
  },
);

it('[ORD-10] announces the question about a line that the kitchen rejects later', async () => {
  const { network, user } = openOrder({ ...waiting, orderItems: [dal], orderReceipt: makeOrderReceipt() });
  const check = await screen.findByRole('button', { name: 'Check now' });
  network.plan({ getOrder: () => ({ order: waiting }) });
  await user.click(check);
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('The restaurant needs an answer');
  });
});

it('[ORD-10] lets only whoever paid decide', async () => {
  openOrder({ ...waiting, refunds: null });
  expect(await screen.findByText(/Whoever placed the order decides how it goes on\./)).toBeVisible();
  expect(screen.getByText(/^The order waits until whoever placed it answers\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
});

it('[ORD-10] says how to get the money of a rejected line back that a delivered order still charges', async () => {
  openOrder({ ...waiting, orderStatus: makeOrderStatus({ orderStatus: 'COURIER_DROPPED_OFF' }) });
  expect(
    await screen.findByText(
      'Not available, but still on your receipt. Call the restaurant to get your money back.',
    ),
  ).toBeVisible();
});

it('draws each dish that comes once, and no rejected dish', async () => {
  const picture = (name: string) => `http://localhost:4000/pictures/${name}.svg`;
  openOrder({
    ...settled,
    orderItems: [
      { ...dal, imageUrl: picture('dal') },
      { ...dal, orderItemId: 'order-line-3', imageUrl: picture('dal') },
      { ...kheer, imageUrl: picture('kheer') },
    ],
  });
  await screen.findByRole('group', { name: 'Receipt' });
  const head = screen.getByRole('heading', { level: 1 }).closest('[data-phase]');
  const drawn = [...(head?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toContain('dal');
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

it('[ORD-10] strikes the price of a rejected line that the receipt of a cancelled order leaves out', async () => {
  openOrder({ ...settled, orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED' }) });
  expect(await receiptOf()).toEqual(['$12.00', '$0.60', '$12.60']);
  expect(screen.getByText('$5.00').tagName).toBe('S');
});

it.each<[string, Partial<Order>]>([
  ['cancelled', { orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED' }) }],
  ['rejected', { orderStatus: makeOrderStatus({ orderStatus: 'REJECTED' }) }],
])('[ORD-10] promises nothing about a line of an order that was %s as a whole', async (_what, change) => {
  openOrder({ ...waiting, ...change });
  expect(await receiptOf()).toEqual(['$17.00', '$0.85', '$17.85']);
  expect(screen.getByText('Refund')).toBeVisible();
  expect(screen.getByText('Not available.')).toBeVisible();
  expect(screen.getByText('$5.00').tagName).not.toBe('S');
  expect(screen.queryByText(/continue with the rest/i)).not.toBeInTheDocument();
});

it('[ORD-14] tells a guest what is missing and what they can do, because they cannot continue by themselves', async () => {
  openOrder(waiting, { type: 'GUEST_TOKEN' });
  expect(await screen.findByText('Not available: Kheer.')).toBeVisible();
  expect(screen.getByText(/Call the restaurant to get the rest, or cancel the order\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
});
