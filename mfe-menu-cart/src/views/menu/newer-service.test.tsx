import { expect, it } from '@jest/globals';
import { fromTheFuture, makeCart, makeMenu, makeMerchant, renderInApp } from '@tiffin/testing';
import { screen } from '@testing-library/react';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

it('a newer service’s merchant, menu and cart render, and a merchant in an unknown state sells nothing', async () => {
  openKitchen({
    getMerchant: () => fromTheFuture('getMerchant', { merchant: makeMerchant() }),
    getMenus: () => fromTheFuture('getMenus', { menu: makeMenu() }),
    getCart: () => fromTheFuture('getCart', { cart: makeCart() }),
  });
  renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
  });
  expect(await screen.findByRole('link', { name: /Dal makhani/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /Lucknow Lunch Home/ })).toBeVisible();
  expect((await screen.findAllByText(/isn’t taking orders/i))[0]).toBeVisible();
  expect(screen.queryByText(/FROM_THE_FUTURE/)).toBeNull();
});
