import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeAddressDetail, makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { openOrder } from '../../test-support/open-order';
import { RegionContext } from '../region';
import { StatusScreen } from '../status-screen';
import { compactParts } from './compact-parts';

const order = makeOrder({
  merchantFulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: makeAddressDetail(),
  orderStatus: makeOrderStatus({ orderStatus: 'ACCEPTED' }),
  orderReceipt: makeOrderReceipt({ orderTicketNumber: '0042' }),
});

it.each([
  ['en', /^Being prepared/, 'Order details', 'Order 0042, Lucknow Lunch Home, Gastown (2)'],
  ['zh', /^準備中/, '訂單詳情', 'Lucknow Lunch Home, Gastown 訂單 0042（2）'],
] as const)(
  'shows state, progress and a link to the order in %s, under a name of its own',
  async (locale, state, details, name) => {
    openOrder(order, {
      locale,
      screen: (
        <RegionContext value={{ label: null, copy: 2 }}>
          <StatusScreen parts={compactParts} />
        </RegionContext>
      ),
    });
    expect(await screen.findByRole('heading', { name: state })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('region', { name })).toBeVisible();
    const link = screen.getByRole('link', { name: details });
    expect(link).toHaveAttribute('href', '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID');
  },
);

it('says what became of an order that has no progress, under the name that the page gives', async () => {
  const cancelled = { ...order, orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED' }) };
  openOrder(cancelled, {
    screen: (
      <RegionContext value={{ label: 'Lunch for Ana', copy: 1 }}>
        <StatusScreen parts={compactParts} />
      </RegionContext>
    ),
  });
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Lunch for Ana' })).toBeVisible();
});
