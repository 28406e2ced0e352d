import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { errorMessages } from '@tiffin/api';
import { isAnyDirty } from '@tiffin/federation';
import { createI18n } from '@tiffin/i18n';
import {
  makeCart,
  makeCartItem,
  makeEmptyCart,
  makeFinancialInfo,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';
import { OrderScreen } from '../order/order-screen';

const openCart = () =>
  renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
  });
const openMenu = (query = '') =>
  renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });

const perk = {
  id: 'perk-dal',
  originalPriceMicro: 14_000_000,
  discountedPriceMicro: 12_000_000,
  savingsMicro: 2_000_000,
  isSelected: true,
  note: 'Northlight price',
  displayHint: null,
};

it.each([
  ['a card of the menu', '', 'MENU'],
  ['a search', '?q=dal', 'SEARCH'],
])('[CRT-18] a dish that was opened from %s is added with its source', async (_from, query, source) => {
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = openMenu(query);
  await user.click(await screen.findByRole('link', { name: /Dal makhani/ }));
  const dish = within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
  await user.click(dish.getByRole('button', { name: /^Add \$/ }));
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(1));
  expect(network.callsOf('addCartItem')[0]?.body).toMatchObject({ addMenuItemSource: source });
});

it('[CRT-18] a dish that a link from elsewhere opened is added with that source', async () => {
  const network = openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = openMenu('?item=item-dal');
  const dish = within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
  await user.click(dish.getByRole('button', { name: /^Add \$/ }));
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(1));
  expect(network.callsOf('addCartItem')[0]?.body).toMatchObject({ addMenuItemSource: 'LINK' });
});

it('[CRT-18] an edit of a line is sent with the checksum of the cart that the person saw', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ cartChecksum: 'seen-1' }) }),
    updateCartItem: () => ({
      cart: makeCart({ cartChecksum: 'seen-2', cartItems: [makeCartItem({ quantity: 2 })] }),
    }),
  });
  const { user } = openCart();
  const add = await screen.findByRole('button', { name: /Add one Dal makhani/ });
  await user.click(add);
  await waitFor(() => expect(network.callsOf('updateCartItem')).toHaveLength(1));
  await user.click(add);
  await waitFor(() => expect(network.callsOf('updateCartItem')).toHaveLength(2));
  expect(network.callsOf('updateCartItem').map(({ body }) => body)).toMatchObject([
    { quantity: 2, cartChecksum: 'seen-1' },
    { quantity: 3, cartChecksum: 'seen-2' },
  ]);
});

describe('a cart that changed in another window', () => {
  const elsewhere = makeCart({ cartItems: [makeCartItem({ quantity: 5 })] });
  const openChangedKitchen = () => {
    const network = openKitchen({
      getCart: () => ({ cart: makeCart({ cartItems: [makeCartItem({ quantity: 2 })] }) }),
      updateCartItem: () => {
        network.plan({ getCart: () => ({ cart: elsewhere }) });
        return refuseWith(409, 'CART_CHANGED');
      },
    });
    return network;
  };
  const unchanged = [{ kind: 'toast', messageKey: 'errors.cartChanged', tone: 'error' }];

  it.each(['Add one', 'Remove one'])(
    '[CRT-18] “%s” says that nothing was changed, and shows the cart as it is',
    async (press) => {
      openChangedKitchen();
      const { user, effects } = openCart();
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${press} Dal makhani`) }));
      expect(await screen.findByRole('button', { name: /Add one Dal makhani, now 5/ })).toBeVisible();
      expect(effects).toEqual(unchanged);
    },
  );

  it('[CRT-18] an edit of options or note says so, and its dialog comes back with what was chosen', async () => {
    const network = openChangedKitchen();
    const { user, effects } = openMenu('?item=item-dal&line=line-1');
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
    await user.type(await (await dialog()).findByRole('textbox', { name: /Note/ }), 'No onion');
    await user.click((await dialog()).getByRole('button', { name: /^Update \$/ }));
    await waitFor(() => expect(effects).toEqual(unchanged));
    expect((await dialog()).getByRole('textbox', { name: /Note/ })).toHaveValue('No onion');
    expect(network.callsOf('updateCartItem')).toHaveLength(1);
  });

  it.each([
    ['en', /^Not changed: your cart changed in another window/],
    ['zh', /^未有更改：購物車已在其他視窗改動/],
  ] as const)('says plainly that nothing was changed: %s', (locale, words) => {
    expect(errorMessages(createI18n(locale))('errors.cartChanged')).toMatch(words);
  });

  it('removing a line that is gone says only that it is removed', async () => {
    const network = openKitchen({
      getCart: () => ({ cart: makeCart() }),
      removeCartItem: () => {
        network.plan({ getCart: () => ({ cart: makeEmptyCart() }) });
        return refuseWith(404, 'NOT_FOUND', { reason: 'CART_ITEM' });
      },
    });
    const { user, effects } = openCart();
    await user.click(await screen.findByRole('button', { name: /Remove Dal makhani/i }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Dal makhani removed')).toBeVisible();
    expect(effects).toEqual([]);
  });
});

it('[CRT-12] a note for the whole order is saved, shown and changed', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    patchCart: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = openCart();
  await user.click(await screen.findByRole('button', { name: 'Add a note for the restaurant' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the restaurant' }), 'Ring twice ');
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note: Ring twice')).toBeVisible();
  expect(network.callsOf('patchCart').map(({ body }) => body)).toEqual([{ note: 'Ring twice' }]);
  await user.click(screen.getByRole('button', { name: 'Change the note' }));
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('Ring twice');
});

it('[CRT-12] [MNU-13] lines show original price and saving, and the total what is saved and what comes as points', async () => {
  const discount = { type: 'PERCENT_OFF' as const, discountMicro: 1_200_000 };
  openKitchen({
    getCart: () => ({
      cart: makeCart({
        cartItems: [makeCartItem({ perk, note: 'No onion' })],
        financialInfo: makeFinancialInfo({
          serviceChargeMicro: 500_000,
          serviceCharges: [{ name: 'Service fee', amountMicro: 500_000 }],
          cartDiscounts: [
            { ...discount, name: 'Lunch offer', isDiscountAsPoints: false },
            { ...discount, name: 'Points week', isDiscountAsPoints: true },
          ],
        }),
      }),
    }),
  });
  openCart();
  const line = (await screen.findByText('Dal makhani', { selector: 'b' })).closest('li');
  expect(line).toHaveTextContent('$14.00');
  expect(line).toHaveTextContent('Save $2.00');
  expect(line).toHaveTextContent('Northlight price');
  expect(line).toHaveTextContent('No onion');
  expect(screen.getByText('Lunch offer', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$1.20');
  expect(screen.queryByText('Points week', { selector: 'dt' })).toBeNull();
  expect(screen.getByText('GST', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText(/^Service fee/, { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('You save $3.20 on this order.')).toBeVisible();
  expect(screen.getByText('Points week: $1.20 back as points after your order')).toBeVisible();
});

it('[CRT-11] a perk conflict names both dishes and what each saves', async () => {
  const taken = makeCartItem({ cartItemId: 'line-9', menuItemId: 'item-9', name: 'Masala dosa', perk });
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ cartItems: [taken] }) }),
    addCartItem: ({ body }) =>
      JSON.stringify(body).includes('"removeConflictingPerks":true')
        ? { cart: makeCart() }
        : refuseWith(400, 'INVALID_CART_ITEM_PERK', {
            data: { displayHint: 'One a day.', conflictingCartItemIds: ['line-9'] },
          }),
  });
  const { user } = openMenu('?item=item-lassi');
  const dish = within(await screen.findByRole('dialog', { name: 'Lassi' }));
  await user.click(dish.getByRole('button', { name: /^Add \$/ }));
  const conflict = within(await screen.findByRole('dialog', { name: 'One deal at a time' }));
  expect(conflict.getByText('Masala dosa in your cart saves $2.00.')).toBeVisible();
  expect(conflict.getByText('Lassi would save $2.00.')).toBeVisible();
  expect(conflict.getByText('One a day.')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Use the new deal' }));
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(2));
  expect(network.callsOf('addCartItem')[1]?.body).toMatchObject({
    menuItemId: 'item-lassi',
    removeConflictingPerks: true,
  });
});

it('[CRT-18] keeps the codes of a cart while its lines change', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
    removeCartItem: () => ({ cart: makeEmptyCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
    addCartItem: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
  });
  const { user } = openCart();
  expect(await screen.findByRole('button', { name: 'Remove LUNCH5' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Remove Dal makhani/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove LUNCH5' })).toBeVisible();
});
