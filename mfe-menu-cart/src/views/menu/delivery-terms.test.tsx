import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeDeliveryInfo, makeEmptyCart, renderInApp } from '@tiffin/testing';
import type { FakeNetwork, Handler } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

async function openMenu(handlers: Readonly<Record<string, Handler>>) {
  const network: FakeNetwork = openKitchen(handlers);
  renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
  });
  await screen.findByRole('link', { name: /Dal makhani/ });
  return network;
}

const delivery = (overrides = {}) => ({
  getCart: () => ({ cart: makeEmptyCart({ fulfillmentType: 'DELIVERY', ...overrides }) }),
});

describe('the terms of delivery on a menu', () => {
  it('[MER-11] are the time rounded to 5 minutes, the minimum order, the charge and the threshold', async () => {
    await openMenu(delivery());
    expect(await screen.findByText('25–40 min')).toBeVisible();
    expect(screen.getByText('25 to 40 minutes')).toBeInTheDocument();
    expect(screen.getByText('Min $15.00')).toBeVisible();
    expect(screen.getByText('Delivery $3.99')).toBeVisible();
    expect(screen.getByText('Free delivery over $40.00')).toBeVisible();
  });

  it('[MER-11] leave out a minimum of zero and a threshold that does not exist', async () => {
    const info = makeDeliveryInfo({ deliveryMinimumOrderValueMicro: 0, freeDeliveryOrderValueMicro: null });
    await openMenu({
      ...delivery(),
      getMerchantDeliveryInfo: () => ({ deliveryInfo: info }),
      getCartDeliveryInfo: () => ({ deliveryInfo: info }),
    });
    expect(await screen.findByText('Delivery $3.99')).toBeVisible();
    expect(screen.queryByText(/^Min /)).toBeNull();
    expect(screen.queryByText(/Free delivery/)).toBeNull();
  });

  it('[MER-11] say that delivery is free instead of a charge of zero', async () => {
    const info = makeDeliveryInfo({ deliveryChargeMicro: 0 });
    await openMenu({
      ...delivery(),
      getMerchantDeliveryInfo: () => ({ deliveryInfo: info }),
      getCartDeliveryInfo: () => ({ deliveryInfo: info }),
    });
    expect(await screen.findByText('Free delivery')).toBeVisible();
    expect(screen.queryByText(/\$0\.00/)).toBeNull();
  });

  it('[MER-11] are not shown for a pickup', async () => {
    const network = await openMenu({});
    await waitFor(() => expect(screen.queryByText(/^Min /)).toBeNull());
    expect(screen.queryByText('Delivery $3.99')).toBeNull();
    expect(network.callsOf('getCartDeliveryInfo')).toEqual([]);
  });
});

describe('the delivery information of a cart', () => {
  it('[CRT-04] is read for a delivery with no scheduled time, and wins over the restaurant’s', async () => {
    const network = await openMenu({
      ...delivery(),
      getCartDeliveryInfo: () => ({ deliveryInfo: makeDeliveryInfo({ deliveryChargeMicro: 5_250_000 }) }),
    });
    expect(await screen.findByText('Delivery $5.25')).toBeVisible();
    expect(network.callsOf('getCartDeliveryInfo').map(({ params }) => params)).toEqual([
      { merchantId: 'merchant-1' },
    ]);
  });

  it.each([
    ['a pickup', { fulfillmentType: 'PICKUP' }],
    ['a delivery at a scheduled time', { scheduledForTime: '2099-05-04T18:00:00.000Z' }],
  ])('[CRT-04] is not read for %s', async (_, overrides) => {
    const network = await openMenu({
      ...delivery(overrides),
    });
    await waitFor(() => expect(network.callsOf('getCart')).toHaveLength(1));
    await screen.findAllByRole('radio', { checked: true });
    expect(network.callsOf('getCartDeliveryInfo')).toEqual([]);
  });
});
