import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setConfig, setFlags } from '@tiffin/config';
import { useLocation } from '@tiffin/router';
import {
  answerWith,
  makeCart,
  makeCartItem,
  makeMenu,
  makeMerchant,
  refuseWith,
  renderInApp,
  testConfig,
} from '@tiffin/testing';
import { use } from 'react';
import { heldCart, openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';

beforeEach(() => setFlags({ option_quantity: true }));
afterEach(() => {
  localStorage.clear();
  setFlags({});
});

const open = (query: string) =>
  renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });

const dialog = async (name = 'Lunch thali') => within(await screen.findByRole('dialog', { name }));
const group = async (name: string) =>
  within(await (await dialog()).findByRole('group', { name: new RegExp(`^${name}`) }));

it('[MOD-02] opens from its card with defaults chosen, adds up options and quantity, and adds it to the cart', async () => {
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user, location } = open('');
  await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  expect(location()).toContain('item=item-thali');
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect((await group('Bread')).getByText('Done')).toBeVisible();
  const add = (await dialog()).getByRole('button', { name: /^Add \$/ });
  expect(document.title).toBe('Lunch thali · Lucknow Lunch Home, Gastown');
  expect((await group('Extras')).getByText('plus $2.00 each')).toBeInTheDocument();
  const before = add.textContent;
  await user.click((await group('Extras')).getByRole('button', { name: /Add one Rice/ }));
  expect(before).toBe('Add$18.25');
  expect(add).toHaveTextContent('Add$20.25');
  await user.click((await dialog()).getByRole('button', { name: /Add one Lunch thali/ }));
  expect(add).toHaveTextContent('Add$40.50');
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(location()).toBe('/m/lucknow-lunch-home/menu'));
  expect(document.title).toBe('Lucknow Lunch Home, Gastown, menu · Tiffin');
  expect(network.callsOf('addCartItem')).toHaveLength(1);
});

it('says that the options did not load, adds nothing without them, and loads them again', async () => {
  const network = openKitchen({ getItemChoices: () => refuseWith(400, 'INVALID_PARAMETER') });
  const { user } = open('?item=item-thali');
  expect(await screen.findByRole('heading', { name: 'The options didn’t load' })).toBeVisible();
  expect((await dialog()).getByRole('button', { name: /^Add \$/ })).toBeDisabled();
  network.plan({ getItemChoices: () => ({ choices: makeMenu().choices, options: makeMenu().options }) });
  await user.click((await dialog()).getByRole('button', { name: 'Try again' }));
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect((await dialog()).getByRole('button', { name: /^Add \$/ })).toBeEnabled();
});

it('[MNU-09] limits the controls by availability, defaults and maximum counts', async () => {
  openKitchen();
  const { user } = open('?item=item-thali');
  const bread = await group('Bread');
  expect(bread.getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect(bread.getByRole('radio', { name: /Kulcha/ })).toBeDisabled();
  expect(bread.getByText('Not available today')).toBeVisible();
  const more = (await group('Extras')).getByRole('button', { name: /Add one Rice/ });
  for (let press = 0; press < 6; press += 1) await user.click(more);
  expect((await group('Extras')).getByRole('status')).toHaveTextContent('4');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect((await group('Extras')).getByText('2 portions')).toBeVisible();
  expect((await group('Sides')).getByRole('checkbox', { name: /Raita/ })).toBeChecked();
});

it('[CFG-10] lets an option be counted only if the flag is on', async () => {
  setFlags({});
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = open('?item=item-thali');
  expect((await group('Extras')).queryByRole('button', { name: /Add one Rice/ })).toBeNull();
  await user.click((await group('Extras')).getByRole('checkbox', { name: /Rice/ }));
  const add = (await dialog()).getByRole('button', { name: /^Add \$/ });
  expect(add).toHaveTextContent('Add$20.25');
  await user.click(add);
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(1));
  expect(network.callsOf('addCartItem')[0]?.body).toMatchObject({
    cartItemOptions: expect.arrayContaining([
      expect.objectContaining({ id: 'option-rice', incrementCount: 1 }),
    ]),
  });
});

it('[MNU-14] restores the last choice and says so, only if that is enabled', async () => {
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = open('');
  const choose = async () => user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  const add = async () => {
    await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
    await waitFor(() => expect(screen.queryByText('Adding Lunch thali')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose();
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  await add();
  expect(localStorage.getItem('tiffin.localSelections')).toBeNull();
  await choose();
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect(screen.queryByText(/the same as last time/)).toBeNull();

  setConfig({ ...testConfig, localSelectionDays: 90 });
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  await user.click((await group('Topping')).getByRole('radio', { name: /Cheese/ }));
  await add();
  await choose();
  expect((await group('Bread')).getByRole('radio', { name: /Naan/ })).toBeChecked();
  expect((await group('Topping')).getByRole('radio', { name: /Cheese/ })).toBeChecked();
  expect(await screen.findByText(/the same as last time/)).toBeVisible();
  expect(network.callsOf('addCartItem')).toHaveLength(2);
});

it('[MNU-14] says nothing of last time if nothing chosen then is offered now, or if a line is edited', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart({ cartItems: [line] }) }) });
  setConfig({ ...testConfig, localSelectionDays: 90 });
  const keep = (...optionIds: readonly string[]) => {
    const kept = { 'merchant-1': { 'item-thali': { optionIds, createdAt: Date.now() } } };
    localStorage.setItem('tiffin.localSelections', JSON.stringify(kept));
  };
  keep('option-gone');
  const first = open('?item=item-thali');
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect(screen.queryByText(/the same as last time/)).toBeNull();
  first.unmount();
  keep('option-naan');
  open('?item=item-thali&line=line-7');
  expect((await group('Bread')).getAllByRole('radio')).not.toEqual([]);
  expect(screen.queryByText(/the same as last time/)).toBeNull();
});

it.each(['{"merchant-1":', '[]', '{"merchant-1":{"item-thali":{"optionIds":[7],"createdAt":1}}}'])(
  '[MNU-14] opens with the defaults if the storage contains %s',
  async (text) => {
    openKitchen();
    const { user } = open('');
    setConfig({ ...testConfig, localSelectionDays: 90 });
    localStorage.setItem('tiffin.localSelections', text);
    await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
    expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  },
);

it('[CRT-23] [MOD-02] opens nested groups below their option and sends them with their parent option', async () => {
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = open('?item=item-thali');
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  const topping = await group('Topping');
  await user.click(topping.getByRole('radio', { name: /Cheese/ }));
  await user.type((await dialog()).getByRole('textbox', { name: 'Note for the restaurant' }), 'Well done');
  expect((await dialog()).getByText('9 / 140')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(1));
  expect(network.callsOf('addCartItem')[0]?.params).toEqual({ merchantId: 'merchant-1' });
  expect(network.callsOf('addCartItem')[0]?.body).toMatchObject({
    menuItemId: 'item-thali',
    quantity: 1,
    note: 'Well done',
    cartItemOptions: expect.arrayContaining([
      { id: 'option-naan', choiceId: 'choice-bread', parentOptionId: null, incrementCount: 1 },
      { id: 'option-cheese', choiceId: 'choice-topping', parentOptionId: 'option-naan', incrementCount: 1 },
    ]),
  });
});

it('stays pressable while incomplete: names what is missing and focuses the first unmet group', async () => {
  const network = openKitchen();
  const { user } = open('?item=item-thali');
  await user.click((await group('Sides')).getByRole('checkbox', { name: /Raita/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  const sides = (await dialog()).getByRole('group', { name: /^Sides/ });
  expect(sides).toHaveFocus();
  expect(sides).toHaveAccessibleDescription('Sides: choose 1 more');
  expect(network.callsOf('addCartItem')).toHaveLength(0);
});

const line = makeCartItem({
  cartItemId: 'line-7',
  menuItemId: 'item-thali',
  name: 'Lunch thali',
  quantity: 2,
  note: 'No onion',
  cartItemOptions: [
    {
      id: 'option-naan',
      choiceId: 'choice-bread',
      parentOptionId: null,
      incrementCount: 1,
      name: 'Naan',
      priceMicro: 1_500_000,
    },
    {
      id: 'option-garlic',
      choiceId: 'choice-topping',
      parentOptionId: 'option-naan',
      incrementCount: 1,
      name: 'Garlic',
      priceMicro: 500_000,
    },
    {
      id: 'option-raita',
      choiceId: 'choice-sides',
      parentOptionId: null,
      incrementCount: 1,
      name: 'Raita',
      priceMicro: 1_000_000,
    },
    {
      id: 'option-papad',
      choiceId: 'choice-sides',
      parentOptionId: null,
      incrementCount: 2,
      name: 'Papad',
      priceMicro: 1_000_000,
    },
  ],
});

it('[CRT-23] edits a line: restores its choices, and sends the change by PUT to that line', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ cartItems: [line] }) }),
    updateCartItem: () => ({ cart: makeCart({ cartItems: [line] }) }),
  });
  const { user } = open('?item=item-thali&line=line-7');
  expect((await group('Bread')).getByRole('radio', { name: /Naan/ })).toBeChecked();
  expect((await group('Topping')).getByRole('radio', { name: /Garlic/ })).toBeChecked();
  expect((await dialog()).getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('No onion');
  await user.click((await group('Topping')).getByRole('radio', { name: /Cheese/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Update \$/ }));
  await waitFor(() => expect(network.callsOf('updateCartItem')).toHaveLength(1));
  expect(network.callsOf('updateCartItem')[0]?.params).toEqual({
    merchantId: 'merchant-1',
    cartItemId: 'line-7',
  });
  expect(network.callsOf('updateCartItem')[0]?.body).toMatchObject({
    quantity: 2,
    note: 'No onion',
    cartItemOptions: expect.arrayContaining([expect.objectContaining({ id: 'option-cheese' })]),
  });
});

it('[MNU-11] closes the open dish when a line of the cart opens, and does not go back to it', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart({ cartItems: [line] }) }) });
  const { user, location } = open('?item=item-dal&cart=open');
  const cart = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  await user.click(await cart.findByRole('link', { name: /Edit Lunch thali/ }));
  expect(await (await dialog()).findByRole('button', { name: /^Update/ })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Dal makhani' })).toBeNull();
  expect(location()).toBe('/m/lucknow-lunch-home/menu?item=item-thali&line=line-7');
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lunch thali' })).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Dal makhani' })).toBeNull();
  expect(location()).not.toContain('item=');
});

it('[MNU-11] leaves no dish open when a line closes that the page started with', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart({ cartItems: [line] }) }) });
  const { user, location } = open('?item=item-thali&line=line-7');
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/m/lucknow-lunch-home/menu');
});

it('[CRT-03] explains a perk conflict, stops updating, and repeats the request without the conflicting perks', async () => {
  const network = openKitchen({
    addCartItem: ({ body }) =>
      JSON.stringify(body).includes('"removeConflictingPerks":true')
        ? { cart: makeCart() }
        : refuseWith(400, 'INVALID_CART_ITEM_PERK', {
            data: { displayHint: 'Team price and free lassi do not mix.' },
          }),
  });
  const { user } = open('?item=item-lassi');
  await user.click((await dialog('Lassi')).getByRole('button', { name: /^Add \$/ }));
  const conflict = within(await screen.findByRole('dialog', { name: 'One deal at a time' }));
  expect(conflict.getByText('Team price and free lassi do not mix.')).toBeVisible();
  const replace = conflict.getByRole('button', { name: 'Use the new deal' });
  expect(replace).not.toHaveAttribute('aria-busy');
  await user.click(replace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf('addCartItem')).toHaveLength(2);
});

it('opens anew for a person who presses the dish again while the cart answers', async () => {
  const held = heldCart();
  openKitchen({ addCartItem: () => held.answer });
  const { user, location } = open('');
  await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  expect(await screen.findByText('Adding Lunch thali')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Lunch thali/ }));
  await dialog();
  await act(async () => held.release(makeCart()));
  await dialog();
  expect(location()).toContain('item=item-thali');
});

it('stays away when the page of its URL renders after the press', async () => {
  const held = heldCart();
  let show = (): void => undefined;
  const page = new Promise<null>((resolve) => {
    show = () => resolve(null);
  });
  openKitchen({ addCartItem: () => held.answer });
  const Late = () => (useLocation().search.includes('item=') ? use(page) : null);
  const screenThatWaits = (
    <>
      <MenuScreen />
      <Late />
    </>
  );
  const { user, location } = renderInApp(screenThatWaits, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
  });
  const dish = await screen.findByRole('link', { name: /Lunch thali/ });
  await act(() => user.click(dish));
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  await act(async () => show());
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => held.release(makeCart()));
  await waitFor(() => expect(location()).toBe('/m/lucknow-lunch-home/menu'));
});

it('gives way to the cart that is opened while it is being added', async () => {
  const held = heldCart();
  openKitchen({ addCartItem: () => held.answer });
  const { user, location } = open('');
  await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  await user.click(screen.getByRole('link', { name: /^View cart/ }));
  await dialog('Your cart');
  await act(async () => held.release(makeCart()));
  expect(screen.queryByRole('dialog', { name: 'Lunch thali' })).toBeNull();
  expect(location()).toBe('/m/lucknow-lunch-home/menu?cart=open');
});

it('leaves at the press, and comes back as it was if the cart refuses the dish, whatever the URL adds then', async () => {
  const held = heldCart();
  openKitchen({ addCartItem: () => held.answer.then(() => answerWith(503, {})) });
  const { user, effects, location, navigate } = open('?item=item-thali');
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  await user.type((await dialog()).getByRole('textbox', { name: 'Note for the restaurant' }), 'No onion');
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Adding Lunch thali')).toBeInTheDocument();
  act(() => held.release(makeCart()));
  expect((await group('Bread')).getByRole('radio', { name: /Naan/ })).toBeChecked();
  expect((await dialog()).getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('No onion');
  expect(effects).toContainEqual(expect.objectContaining({ messageKey: 'errors.tryAgain' }));
  expect(location()).toContain('item=item-thali');
  await navigate('/m/lucknow-lunch-home/menu?item=item-thali&lang=en');
  expect((await dialog()).getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('No onion');
});

it('keeps the choices when the cart is unreachable, and says so', async () => {
  openKitchen({ addCartItem: () => answerWith(503, {}) });
  const { user, effects } = open('?item=item-thali');
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Add \$/ }));
  await waitFor(() =>
    expect(effects).toContainEqual(expect.objectContaining({ messageKey: 'errors.tryAgain' })),
  );
  expect((await group('Bread')).getByRole('radio', { name: /Naan/ })).toBeChecked();
});

it.each(['item-unheard-of', 'constructor', '__proto__'])(
  'says that the item %s is gone, and offers a next step',
  async (itemId) => {
    openKitchen();
    const { user, location } = open(`?item=${itemId}`);
    const back = await screen.findByRole('button', { name: 'Back to the menu' });
    expect(screen.getByText('Your cart hasn’t changed.')).toBeVisible();
    await user.click(back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/m/lucknow-lunch-home/menu');
  },
);

it('takes no more of a dish at once than its menu allows', async () => {
  const menu = withoutChoices(makeMenu());
  const entries = Object.entries(menu.items).map(([id, item]) => [id, { ...item, maxQuantity: 2 }] as const);
  const few = { ...menu, items: Object.fromEntries(entries) };
  openKitchen({ getMenus: () => ({ menu: few }), getMenu: () => ({ menu: few }) });
  const { user } = open('?item=item-thali');
  await group('Bread');
  const more = (await dialog()).getByRole('button', { name: /^Add one Lunch thali/ });
  await user.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  expect((await dialog()).getByRole('button', { name: /^Add \$/ })).toHaveTextContent('Add$36.50');
});

it('says of a dish without allergens that none are declared, and whom to call', async () => {
  openKitchen();
  open('?item=item-thali');
  const thali = await dialog();
  const allergens = thali.getByText(/^Allergens not declared: ask the restaurant\./);
  expect(allergens).toBeVisible();
  expect(within(allergens).getByRole('link', { name: makeMerchant().phoneNumber })).toBeVisible();
});

it('says that an item sold out while its URL was open', async () => {
  openKitchen();
  open('?item=item-kheer');
  const kheer = await dialog('Kheer');
  expect(kheer.getByRole('alert')).toHaveTextContent('Sold out today');
  expect(kheer.getByRole('button', { name: /^Add \$/ })).toBeDisabled();
});

it('[MNU-16] shows the item at once, reads its choices, and offers a retry if these did not load', async () => {
  openKitchen({ getItemChoices: () => answerWith(502, {}) });
  const { user } = open('?item=item-thali');
  expect(await (await dialog()).findByText('Three bowls and a bread.')).toBeVisible();
  const again = await (await dialog()).findByRole('button', { name: /Try again/ });
  openKitchen();
  await user.click(again);
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
});
