import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderStatusValue } from '@tiffin/contracts';
import {
  failNetwork,
  makeMerchant,
  makeOrder,
  makeOrderItem,
  makeOrderReceipt,
  makeOrderStatus,
  refuseWith,
} from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { makeCourier } from '../test-support/make-delivery-status';
import { makePayerMoney } from '../test-support/make-reader-money';
import { openOrder } from '../test-support/open-order';

const inState = (orderStatus: OrderStatusValue, cancellable = false, more: Partial<Order> = {}) =>
  makeOrder({
    orderItems: [makeOrderItem(), makeOrderItem({ orderItemId: 'l2', name: 'Kheer', quantity: 2 })],
    orderStatus: makeOrderStatus({ orderStatus, cancellable, isCancellable: cancellable }),
    ...more,
  });
const refund = {
  amountMicro: 12_600_000,
  creditMicro: 0,
  requestedAt: '2026-11-22T20:10:00.000Z',
  completedAt: null,
};
const merchant = makeMerchant({ email: 'hello@lucknow.example' });

async function ask(order: Order, topic: string, given: Partial<typeof merchant> | null = {}) {
  const opened = openOrder(order);
  opened.network.plan({
    getMerchant: () => (given === null ? failNetwork() : { merchant: { ...merchant, ...given } }),
  });
  await opened.user.click(await screen.findByRole('button', { name: topic }));
  return opened;
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

it.each([
  ['PLACED', true, ['Where’s my order?', 'Cancel and get $12.60 back']],
  ['PREPARED', false, ['Where’s my order?', 'Can I still cancel?']],
  ['RECEIVED', false, ['Something is missing', 'I got the wrong item', 'It isn’t as I ordered it']],
  ['CANCELLED', false, ['When do I get my money back?']],
  ['REJECTED', false, ['When do I get my money back?']],
] as const)('offers for an order in %s (cancellable: %p) only %j', async (status, cancellable, topics) => {
  openOrder(inState(status, cancellable));
  const heading = await screen.findByRole('heading', { name: 'Help with this order' });
  const buttons = within(heading.parentElement ?? document.body).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(topics);
});

it('offers no help with the refund of an order that cost nothing', async () => {
  const orderReceipt = makeOrderReceipt({ creditMicro: 12_600_000, totalMicro: 0 });
  openOrder(inState('CANCELLED', false, { orderReceipt }));
  await findStatus();
  expect(screen.queryByRole('heading', { name: 'Help with this order' })).not.toBeInTheDocument();
});

it('offers no help with a refund to a host whose guests paid everything', async () => {
  const readerMoney = makePayerMoney({ paidMicro: 0, paymentMethod: null, paidByGuestsMicro: 12_600_000 });
  openOrder(inState('CANCELLED', false, { readerMoney, refunds: [] }));
  await findStatus();
  expect(screen.queryByRole('heading', { name: 'Help with this order' })).not.toBeInTheDocument();
});

it('prepares an email to the restaurant with the order’s number and the missing items', async () => {
  const { user } = await ask(inState('RECEIVED'), 'Something is missing');
  const dialog = await dialogNamed('Something is missing');
  expect(dialog.getByText(/^Tell the restaurant what went wrong,/)).toBeVisible();
  const which = within(dialog.getByRole('group', { name: 'Which items?' }));
  await user.click(which.getByRole('checkbox', { name: '2 × Kheer' }));
  const link = await dialog.findByRole('link', { name: 'Email Lucknow Lunch Home, Gastown' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.pathname).toBe('hello@lucknow.example');
  expect(url.searchParams.get('subject')).toBe('Ticket 042: Something is missing');
  expect(url.searchParams.get('body')).toBe(
    ['Something is missing', '2 × Kheer', '', 'Ticket 042', 'Order number: order-1'].join('\r\n'),
  );
  expect(dialog.getByRole('link', { name: 'Call Lucknow Lunch Home, Gastown' })).toBeVisible();
  expect(dialog.getByText('Say ticket 042.')).toBeVisible();
});

it.each([
  ['has no email', { email: '' }],
  ['does not load', null],
])('offers only the call if the restaurant %s', async (_what, given) => {
  await ask(inState('RECEIVED'), 'I got the wrong item', given);
  const dialog = await dialogNamed('I got the wrong item');
  expect(dialog.getByRole('link', { name: /^Call / })).toBeVisible();
  expect(dialog.queryByRole('link', { name: /^Email / })).not.toBeInTheDocument();
});

it('says so if the restaurant has neither phone nor email', async () => {
  const order = inState('RECEIVED');
  const silent = { ...order, merchant: { ...order.merchant, phoneNumber: '' } };
  await ask(silent, 'Something is missing', { email: '' });
  const dialog = await dialogNamed('Something is missing');
  expect(await dialog.findByText(/doesn’t list a phone number or email/)).toBeVisible();
});

it('says where a late order is, and offers to call the courier', async () => {
  const order = inState('ACCEPTED', false, { merchantFulfillmentType: 'DELIVERY' });
  const { user, network } = openOrder(order, { delivery: { courier: makeCourier() } });
  network.plan({ getMerchant: () => ({ merchant }) });
  await user.click(await screen.findByRole('button', { name: 'Where’s my order?' }));
  const dialog = await dialogNamed('Where’s my order?');
  expect(dialog.getByText('Right now: Being prepared, running late.')).toBeVisible();
  expect(dialog.getByText(/^This was promised for /)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Call Ho-yin' })).toBeVisible();
});

it('cancels with the refund said, while that is possible, and says when that failed', async () => {
  const { user, network } = await ask(inState('PLACED', true), 'Cancel and get $12.60 back');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  expect(dialog.getByText(/you get \$12\.60 back/)).toBeVisible();
  let fail = (): void => undefined;
  const answer = new Promise((resolve) => (fail = () => resolve(failNetwork())));
  network.plan({ cancelOrder: () => answer });
  const confirm = dialog.getByRole('button', { name: 'Cancel order' });
  await user.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  fail();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/your order wasn’t cancelled\. Try again\./)).toBeVisible();
});

it('says why a packed order can’t be cancelled here, and whom to call', async () => {
  await ask(inState('PREPARED'), 'Can I still cancel?');
  const dialog = await dialogNamed('Can I still cancel?');
  expect(dialog.getByText(/^Your food is already packed,/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Call Lucknow/ })).toBeVisible();
});

it('says where the money of a refused order goes', async () => {
  await ask(inState('REJECTED', false, { refunds: [refund] }), 'When do I get my money back?');
  const dialog = await dialogNamed('When do I get my money back?');
  expect(dialog.getByText('$12.60 goes back to Visa ending 4242 in 5 to 10 days.')).toBeVisible();
  expect(dialog.getByText(/^When you see it depends on your bank\./)).toBeVisible();
  expect(dialog.queryByRole('link', { name: /^Call/ })).toBeNull();
});

it('[ERR-05] toasts if the restaurant cannot be loaded for help, and the dialog stays', async () => {
  const opened = openOrder(inState('RECEIVED'));
  opened.network.plan({ getMerchant: () => refuseWith(400, 'UNKNOWN') });
  await opened.user.click(await screen.findByRole('button', { name: 'Something is missing' }));
  await waitFor(() =>
    expect(opened.effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});
