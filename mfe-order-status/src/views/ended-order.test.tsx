import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { makeAddressDetail, makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
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
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/at the counter/)).not.toBeInTheDocument();
    expect(screen.queryByText(/cutlery/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
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
  await screen.findByRole('heading', { level: 1 });
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
  await screen.findByRole('heading', { level: 1 });
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
