import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { makeCart, makeMerchant, renderInApp } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { CartLauncher } from './cart-launcher';

it('shows the cart at the press if its code came while the person reached for it', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  renderInApp(<CartLauncher merchant={makeMerchant()} cart={makeCart()} />, {
    path: '/m/lucknow-lunch-home/menu',
  });
  const link = screen.getByRole('link', { name: /View cart/ });
  fireEvent.pointerOver(link);
  await act(async () => void (await import('./cart-sheet')));
  fireEvent.click(link);
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
});
