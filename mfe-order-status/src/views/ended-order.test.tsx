import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { makeAddressDetail, makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const orderIn = (orderStatus: OrderStatusValue, merchantFulfillmentType: MerchantFulfillmentType) =>
  makeOrder({
    merchantFulfillmentType,
    orderStatus: makeOrderStatus({ orderStatus, cancellable: false, isCancellable: false }),
    userDeliveryAddressDetail: merchantFulfillmentType === 'DELIVERY' ? makeAddressDetail() : null,
    table: '4',
  });

it.each([
  ['PLACED', 'DELIVERY', /^Delivering to /],
  ['RECEIVED', 'DELIVERY', /^Delivered to /],
  ['COURIER_DROPPED_OFF', 'DELIVERY', /^Delivered to /],
  ['CANCELLED', 'DELIVERY', 'Nothing will be delivered'],
  ['REJECTED', 'DELIVERY', 'Nothing will be delivered'],
  ['PREPARED', 'IN_STORE', 'Pick up at Lucknow Lunch Home, Gastown'],
  ['RECEIVED', 'IN_STORE', 'Picked up at Lucknow Lunch Home, Gastown'],
  ['CANCELLED', 'IN_STORE', 'There’s nothing to pick up'],
  ['REJECTED', 'IN_STORE', 'There’s nothing to pick up'],
  ['ACCEPTED', 'DINE_IN', 'Served at your table'],
  ['RECEIVED', 'DINE_IN', 'Served at your table'],
  ['REJECTED', 'DINE_IN', 'Nothing will be served'],
] as const)(
  '[ORD-02] says where the food of an order in %s of type %s is: %s',
  async (status, type, title) => {
    openOrder(orderIn(status, type));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  },
);

it.each(['CANCELLED', 'REJECTED', 'RECEIVED'] as const)(
  '[ORD-02] tells nobody to come to the counter for an order in %s',
  async (status) => {
    openOrder(orderIn(status, 'IN_STORE'));
    await findStatus();
    expect(screen.queryByText(/at the counter/)).not.toBeInTheDocument();
    expect(screen.queryByText(/cutlery/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
  },
);

it.each([
  [true, 'With cutlery'],
  [false, 'Without cutlery'],
])(
  '[ORD-02] says at whose name and ticket an order is picked up, and its cutlery: %s',
  async (includeCutlery, words) => {
    openOrder({ ...orderIn('PREPARED', 'IN_STORE'), includeCutlery });
    expect(await screen.findByText(/^Say .*ticket 042 at the counter\.$/)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  },
);

it.each([
  ['PREPARED', 'Ready', /^Your food is ready and on its way to your table\./],
  ['RECEIVED', 'Served', /^Your food is on your table\. Enjoy your meal\./],
] as const)('[ORD-02] speaks of the table when an order to dine in is in %s', async (status, title, note) => {
  openOrder({ ...orderIn(status, 'DINE_IN'), promisedTimeRange: null });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByText(/counter|Picked up/)).not.toBeInTheDocument();
});

it.each([
  ['PLACED', 'active'],
  ['RECEIVED', 'done'],
  ['CANCELLED', 'cancelled'],
  ['REJECTED', 'rejected'],
] as const)('[ORD-02] shows an order in %s in the tone "%s"', async (status, tone) => {
  const { container } = openOrder(orderIn(status, 'IN_STORE'));
  await findStatus();
  expect(container.querySelector('[data-phase]')).toHaveAttribute('data-phase', tone);
});

it.each([
  ['REJECTED', 'en', 'The restaurant says:'],
  ['REJECTED', 'zh', '餐廳表示：'],
  ['ACCEPTED', 'en', 'The restaurant says:'],
] as const)(
  '[ORD-11] shows the restaurant’s words about an order in %s (%s)',
  async (status, locale, fact) => {
    openOrder({ ...orderIn(status, 'IN_STORE'), orderRejectionNote: 'The tandoor is broken.' }, { locale });
    expect(await screen.findByText(fact)).toBeVisible();
    expect(screen.getByText(/The tandoor is broken\./)).toBeVisible();
  },
);

it.each([
  ['ACCEPTED', 1],
  ['RECEIVED', 1],
  ['CANCELLED', 0],
  ['REJECTED', 0],
] as const)('[ORD-10] an order in %s gives %i stamps', async (status, count) => {
  const orderReceipt = makeOrderReceipt({ loyaltyStampsCount: 1 });
  openOrder({ ...orderIn(status, 'IN_STORE'), orderReceipt });
  await findStatus();
  expect(screen.queryAllByText('1 stamp for your card')).toHaveLength(count);
});

it.each([
  ['ID', 'order-1'],
  ['TOKEN', 'order-1'],
  ['GUEST_TOKEN', 'order-1'],
] as const)('[CRT-19] leads from an order of type %s to a cart with its dishes', async (type, identifier) => {
  openOrder(orderIn('RECEIVED', 'IN_STORE'), { type });
  expect(await screen.findByRole('link', { name: 'Order again' })).toHaveAttribute(
    'href',
    `/m/lucknow-lunch-home/order?reorder=${identifier}&orderIdentifierType=${type}`,
  );
});

it.each([
  ['RECEIVED', 'DELIVERY', 'delivered'],
  ['RECEIVED', 'IN_STORE', 'collected'],
  ['RECEIVED', 'DINE_IN', 'served'],
  ['REJECTED', 'DELIVERY', 'refused'],
  ['CANCELLED', 'DELIVERY', 'cancelled'],
] as const)(
  '[ORD-02] shows how an order in %s of type %s ended in a picture: %s',
  async (status, type, end) => {
    const { container } = openOrder(orderIn(status, type));
    await findStatus();
    expect(container.querySelector('[data-ending]')).toHaveAttribute('data-ending', end);
  },
);

it.each([
  ['en', 'Couldn’t be delivered', /The courier couldn’t bring this order/],
  ['zh', '未能送達', /外送員未能送達/],
] as const)('[ORD-02] says that nobody could bring the order (%s)', async (locale, name, note) => {
  const order = orderIn('CANCELLED', 'DELIVERY');
  const orderDeliveryStatuses = [
    { status: 'DELIVERY_CANCELED', timestamp: '2026-11-22T20:20:00.000Z' },
    { status: 'CANCELLED', timestamp: '2026-11-22T20:21:00.000Z' },
  ] as const;
  const { container } = openOrder(
    { ...order, orderDeliveryStatuses: [...orderDeliveryStatuses] },
    { locale },
  );
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByText(/another courier|另一位外送員/)).not.toBeInTheDocument();
  expect(container.querySelector('[data-ending]')).toHaveAttribute('data-ending', 'failed');
});

it('shows no picture of an end while the order is under way', async () => {
  const { container } = openOrder(orderIn('ACCEPTED', 'IN_STORE'));
  await findStatus();
  expect(container.querySelector('[data-ending]')).toBeNull();
});

const free = makeOrderReceipt({ totalMicro: 0 });

it('[ORD-06] promises no money back when an order is cancelled that cost nothing', async () => {
  const { user, network } = openOrder(makeOrder({ orderReceipt: free }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  expect(dialog.getByText(/You didn’t pay anything, so nothing is refunded\./)).toBeVisible();
  const cancelled = { ...orderIn('CANCELLED', 'IN_STORE'), orderReceipt: free };
  network.plan({ cancelOrder: () => ({ order: cancelled }), getOrder: () => ({ order: cancelled }) });
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.getByText('Your order is cancelled.')).toBeVisible());
  const sentence = /^This order was cancelled\. You didn’t pay anything, so nothing is refunded\./;
  await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  expect(document.body).not.toHaveTextContent(/\$0\.00 back|money back|get \$0/);
});
