import { describe, expect, it } from '@jest/globals';
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

describe('in a group order', () => {
  const path = '/m/lucknow-lunch-home/menu';
  const show = (cart: ReturnType<typeof makeCart>) => {
    openKitchen({ getCart: () => ({ cart }) });
    renderInApp(<CartLauncher merchant={makeMerchant()} cart={cart} />, { path });
  };
  const toGroup = () => screen.getByRole('link', { name: 'Open group order' });

  it('the bar leads back to the group, and the cart stays a press away', () => {
    show(makeCart({ fulfillmentId: 'group-1' }));
    expect(toGroup()).toHaveAttribute('href', '/order/fulfillments/group-1/edit');
    expect(screen.getByRole('link', { name: /View cart/ })).toHaveAttribute('href', `${path}?cart=open`);
  });

  it('the bar leads back before anything is chosen', () => {
    show(makeCart({ fulfillmentId: 'group-1', cartItems: [] }));
    expect(toGroup()).toBeVisible();
    expect(screen.queryByRole('link', { name: /View cart/ })).toBeNull();
  });

  it('of somebody else there is no way to a group', () => {
    show(makeCart());
    expect(screen.queryByRole('link', { name: 'Open group order' })).toBeNull();
  });
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
