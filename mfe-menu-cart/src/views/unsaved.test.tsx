import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isAnyDirty } from '@tiffin/federation';
import {
  ana,
  makeCart,
  makeDeliveryAddress,
  makeMerchant,
  makeMerchantList,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { TestSession } from '@tiffin/testing';
import { chooseAddress } from '../test-support/found-places';
import { openKitchen } from '../test-support/open-kitchen';
import { HomeScreen } from './home/home-screen';
import { MenuScreen } from './menu/menu-screen';
import { OrderScreen } from './order/order-screen';

afterEach(() => {
  localStorage.clear();
});

const openOrder = (session: TestSession = 'guest') =>
  renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
    session,
  });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('a dish is unsaved from the first choice until the cart has it', async () => {
  openKitchen({ addCartItem: () => ({ cart: makeCart() }) });
  const { user } = renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu?item=item-thali',
    route: '/m/:merchantExternalId/menu',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Lunch thali' }));
  const naan = await dialog.findByRole('radio', { name: /Naan/ });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(naan);
  expect(isAnyDirty()).toBe(true);
  // A press beside the dialog discards nothing.
  await user.click(screen.getByRole('dialog', { name: 'Lunch thali' }));
  expect(naan).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /Roti/ }));
  await user.click(dialog.getByRole('button', { name: /^Add \$/ }));
  await noDialog();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a new address is unsaved until the cart has it, whether its dialog is open or not', async () => {
  const answers = [refuseWith(400, 'OUT_OF_RANGE'), undefined];
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    putCartFulfillment: ({ body }) => answers.shift() ?? { cart: makeCart(Object(body)) },
  });
  const { user } = openOrder();
  const openDialog = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  };
  const dialog = await openDialog(/^Pickup/);
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(dialog.getByRole('radio', { name: 'Delivery' }));
  expect(isAnyDirty()).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Pickup' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(dialog.getByRole('radio', { name: 'Delivery' }));
  await chooseAddress({ user }, dialog, '5 King', /5 King Street/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your changes weren’t saved');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(isAnyDirty()).toBe(true);
  const again = await openDialog(/^Pickup/);
  await user.click(again.getByRole('radio', { name: 'Delivery' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await noDialog();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('another saved address is unsaved until the cart has it', async () => {
  const [first, second] = [
    makeDeliveryAddress(),
    makeDeliveryAddress({ deliveryAddressId: 'address-2', address: '5 King Street' }),
  ];
  openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    getDeliveryAddresses: () => ({ deliveryAddresses: [first, second] }),
  });
  const { user } = openOrder(ana);
  await user.click(await screen.findByRole('button', { name: /^Add delivery address/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  const other = await dialog.findByRole('radio', { name: /5 King Street/ });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(other);
  expect(isAnyDirty()).toBe(true);
});

it('a time is unsaved until the cart has it', async () => {
  const slots = {
    date: '2099-05-04',
    firstAvailableTime: '11:00',
    lastAvailableTime: '11:30',
    intervalMillis: 900_000,
  };
  openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ scheduledOrderTimeSlots: [slots] }) }),
    getCart: () => ({ cart: makeCart() }),
    putCartScheduledForTime: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = openOrder();
  await user.click(await screen.findByRole('button', { name: /As soon as possible/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(dialog.getByRole('radio', { name: '11:15' }));
  expect(isAnyDirty()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await noDialog();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a promo code is unsaved until the cart has it', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: () => ({ code: 'LUNCH5', description: '5.00 off' }),
    putCartCheckoutCode: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
  });
  const { user } = openOrder();
  await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'LUNCH5');
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Remove LUNCH5' })).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('an address typed on the home page is unsaved until it is chosen', async () => {
  openKitchen({
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [] }),
  });
  const { user } = renderInApp(<HomeScreen />, { path: '/' });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  // The field with suggestions replaces the plain one of the first paint.
  const field = () => screen.getByRole('combobox', { name: 'Delivery address' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-autocomplete', 'list'));
  await user.type(field(), 'Berl');
  expect(isAnyDirty()).toBe(true);
  await user.click(await screen.findByRole('option', { name: /Berlin/ }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});
