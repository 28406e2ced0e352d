import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeCart, renderInApp } from '@tiffin/testing';
import { heldCart, openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';

const MENU = '/m/lucknow-lunch-home/menu';
const open = (path = MENU) => renderInApp(<MenuScreen />, { path, route: '/m/:merchantExternalId/menu' });
const card = (name: RegExp) => screen.findByRole('link', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closeDal = async (user: ReturnType<typeof open>['user']) =>
  user.click((await dialog('Dal makhani')).getByRole('button', { name: 'Close' }));
const addThali = async (user: ReturnType<typeof open>['user']) => {
  const add = (await dialog('Lunch thali')).getByRole('button', { name: /^Add \$/ });
  // Its options have to come first.
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
};

it('leaves no dish open when a dish closes that was opened while another was being added', async () => {
  const held = heldCart();
  openKitchen({ addCartItem: () => held.answer });
  const { user, location } = open();
  await user.click(await card(/Lunch thali/));
  await addThali(user);
  await user.click(await card(/Dal makhani/));
  await act(async () => held.release(makeCart()));
  await closeDal(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe(MENU);
});

it.each([
  ['a dish', /Dal makhani/, 'Dal makhani'],
  ['the cart', /^View cart/, 'Your cart'],
])(
  'stays on the menu when %s closes that was opened while the dish of a link was being added',
  async (_, name, title) => {
    const held = heldCart();
    openKitchen({ addCartItem: () => held.answer });
    const { user, location, navigate } = open('/elsewhere');
    await navigate(`${MENU}?item=item-thali`);
    await addThali(user);
    await user.click(await card(name));
    await act(async () => held.release(makeCart()));
    await user.click((await dialog(title)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe(MENU);
  },
);
