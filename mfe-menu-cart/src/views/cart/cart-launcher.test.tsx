import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCartCommands } from '@tiffin/api';
import { answerWith, makeCart, makeMerchant, renderInApp } from '@tiffin/testing';
import { heldCart, openKitchen } from '../../test-support/open-kitchen';
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

it('counts a dish at the press, and takes it back if the cart refuses it', async () => {
  const held = heldCart();
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    addCartItem: () => held.answer.then(() => answerWith(503, {})),
  });
  const { user } = renderInApp(
    <>
      <CartLauncher merchant={makeMerchant()} cart={makeCart()} />
      <Adder />
    </>,
    { path: '/m/lucknow-lunch-home/menu' },
  );
  const before = screen.getByRole('link', { name: /View cart/ }).textContent;
  const countIn = (words: string | null) => Number(/· (\d+)/.exec(words ?? '')?.[1]);
  await user.click(screen.getByRole('button', { name: 'Add two' }));
  const link = screen.getByRole('link', { name: /View cart/ });
  await waitFor(() => expect(countIn(link.textContent)).toBe(countIn(before) + 2));
  act(() => held.release(makeCart()));
  await waitFor(() => expect(link).toHaveTextContent(before ?? ''));
});

function Adder() {
  const { addItem } = useCartCommands('merchant-1');
  const body = { menuItemId: 'dal', quantity: 2, cartItemOptions: [] };
  return (
    <button type="button" onClick={() => addItem.mutate(body)}>
      Add two
    </button>
  );
}
