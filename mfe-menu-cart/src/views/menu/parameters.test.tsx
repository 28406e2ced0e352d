import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setConfig, setFlags } from '@tiffin/config';
import type { FulfillmentType } from '@tiffin/contracts';
import { makeCart, makeEmptyCart, makeMerchant, refuseWith, renderInApp, testConfig } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { OrderScreen } from '../order/order-screen';
import { MenuScreen } from './menu-screen';

const openMenu = (query: string) =>
  renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });
const openCart = (query: string) =>
  renderInApp(<OrderScreen />, {
    path: `/m/lucknow-lunch-home/order${query}`,
    route: '/m/:merchantExternalId/order',
  });

beforeEach(() => setFlags({ dine_in_toggle: true }));
afterEach(() => setFlags({}));

const dineIn = makeMerchant({ displayConfiguration: { displayMode: 'DINE_IN' } });
const usual = makeMerchant();

async function offeredOnMenu(): Promise<readonly (string | null | undefined)[]> {
  const group = await screen.findByRole('group', { name: 'Delivery or pickup?' });
  return within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? null);
}

it.each([
  ['', usual, ['Delivery', 'Pickup']],
  ['?pickup=true', usual, ['Pickup', 'Delivery']],
  ['?pickup=1', usual, ['Delivery', 'Pickup']],
  ['?hidePickup=true', dineIn, ['Dine in', 'Delivery']],
  ['?hideDineInToggle=false', dineIn, ['Delivery', 'Pickup']],
  ['?hideDineInToggle=true', dineIn, ['Dine in', 'Pickup', 'Delivery']],
])('[PRM-15] the menu offers with %j: %j', async (query, merchant, offered) => {
  openKitchen({
    getMerchant: () => ({ merchant }),
    putCartFulfillment: ({ body }) => ({ cart: makeEmptyCart({ fulfillmentType: typeOf(body) }) }),
  });
  openMenu(query);
  expect(await offeredOnMenu()).toEqual(offered);
});

it('[CFG-10] the menu offers dine-in only if its flag is on', async () => {
  setFlags({});
  openKitchen({ getMerchant: () => ({ merchant: dineIn }) });
  openMenu('');
  expect(await offeredOnMenu()).toEqual(['Delivery', 'Pickup']);
  act(() => setFlags({ dine_in_toggle: true }));
  expect(await offeredOnMenu()).toEqual(['Dine in', 'Pickup', 'Delivery']);
});

it('[CFG-10] the cart offers dine-in only if its flag is on', async () => {
  setFlags({});
  openKitchen({ getMerchant: () => ({ merchant: dineIn }), getCart: () => ({ cart: makeCart() }) });
  const { user } = openCart('');
  await user.click(await screen.findByRole('button', { name: /Pickup/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: 'Dine in' })).toBeNull();
  expect(dialog.getByRole('radio', { name: 'Delivery' })).toBeInTheDocument();
  act(() => setFlags({ dine_in_toggle: true }));
  expect(dialog.getByRole('radio', { name: 'Dine in' })).toBeInTheDocument();
});

it('[CFG-10] keeps a cart for dine-in, whose flag may arrive after the cart', async () => {
  setFlags({});
  const network = openKitchen({
    getMerchant: () => ({ merchant: dineIn }),
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DINE_IN' }) }),
  });
  openMenu('');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked());
  expect(network.callsOf('putCartFulfillment')).toEqual([]);
});

it.each([
  ['hidePickup=true', 'PICKUP', 'DELIVERY'],
  ['forceDelivery=true', 'PICKUP', 'DELIVERY'],
  ['inStore=true', 'DELIVERY', 'IN_STORE'],
  ['pickup=true', 'DELIVERY', 'PICKUP'],
  ['hideDineInToggle=false', 'DINE_IN', 'DELIVERY'],
] as const)('[PRM-15] on the menu %s changes a cart for %s to %s', async (query, before, after) => {
  const network = openKitchen({
    getMerchant: () => ({ merchant: before === 'DINE_IN' ? dineIn : usual }),
    getCart: () => ({ cart: makeEmptyCart({ fulfillmentType: before }) }),
    putCartFulfillment: () => ({ cart: makeEmptyCart({ fulfillmentType: after }) }),
  });
  openMenu(`?${query}`);
  await waitFor(() => expect(network.callsOf('putCartFulfillment')).toHaveLength(1));
  expect(network.callsOf('putCartFulfillment')[0]?.body).toMatchObject({ fulfillmentType: after });
});

it.each([
  ['forceDelivery=true', ['Delivery']],
  ['hidePickup=true', ['Dine in', 'Delivery']],
  ['pickup=true', ['Pickup', 'Dine in', 'Delivery']],
  ['inStore=true', ['Pickup']],
  ['hideDineInToggle=false', ['Delivery', 'Pickup']],
])('[PRM-15] in the cart %s leaves the choices %j', async (query, offered) => {
  openKitchen({ getMerchant: () => ({ merchant: dineIn }), getCart: () => ({ cart: makeCart() }) });
  const { user } = openCart(`?${query}`);
  await user.click(await screen.findByRole('button', { name: /Pickup|Delivery|Dine in/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const labels = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels.slice(0, offered.length)).toEqual(offered);
});

it.each([
  ['the menu', openMenu],
  ['the cart', openCart],
])('[PRM-15] orderLater asks on %s once for the time of the order', async (_where, openScreen) => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  const { user, location } = openScreen('?orderLater=true&lang=en');
  await screen.findByRole('dialog', { name: 'Pickup time' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toMatch(/\?lang=en$/);
});

it('[PRM-15] orderLater does not ask if the cart has a time', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart({ scheduledForTime: '2099-05-04T18:00:00.000Z' }) }) });
  openCart('?orderLater=true');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[PRM-15] suppressOrderBar hides the cart bar on the menu', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  const { unmount } = openMenu('');
  expect(await screen.findByRole('link', { name: /View cart/ })).toBeVisible();
  unmount();
  openMenu('?suppressOrderBar=1');
  // The cart has come, or the bar would be missing without the parameter.
  const dal = within(await screen.findByRole('link', { name: /Dal makhani/ }));
  expect(await dal.findByText('1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /View cart/ })).toBeNull();
});

it.each([
  ['?promo=brookfield', 'FIVEOFF'],
  ['?promoCode=lunch10', 'lunch10'],
  ['?promo=ny&promoCode=FREEDEL', 'FREEDEL'],
])('[CRT-14] %s adds a code to the cart once and is removed from the URL', async (query, code) => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: ({ params }) => ({ code: params['code'], description: '' }),
    putCartCheckoutCode: () => ({ cart: makeCart({ cartCheckoutCodes: [code] }) }),
  });
  const { location } = openMenuWithCodes(query);
  expect(await screen.findByText(`Promo code ${code} is in your cart.`)).toBeVisible();
  expect(network.callsOf('putCartCheckoutCode').map(({ body }) => body)).toEqual([
    { checkoutCodeToAdd: code },
  ]);
  expect(location()).toBe('/m/lucknow-lunch-home/menu');
});

it('[CHK-10] a code of the URL that gives nothing opens the dialog, which goes back to the menu', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: () => ({ code: 'SUMMER25', description: '' }),
    putCartCheckoutCode: () =>
      refuseWith(400, 'PROMOTION_ELIGIBILITY_ERROR', {
        message: 'Not for this order',
        body: 'This code has expired.',
      }),
  });
  const { user, location } = openMenuWithCodes('?promo=SUMMER25');
  const dialog = await screen.findByRole('dialog', { name: 'Not for this order' });
  expect(dialog).toHaveTextContent('This code has expired.');
  expect(location()).toBe('/m/lucknow-lunch-home/menu');
  await user.click(within(dialog).getByRole('button', { name: 'Continue without this code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[CHK-18] a code of the URL that does not exist is never added, and is named', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: () => refuseWith(404, 'NOT_FOUND'),
  });
  openMenuWithCodes('?promo=NOPE');
  expect(await screen.findByText(/We can’t find the code “NOPE”/)).toBeVisible();
  expect(network.callsOf('putCartCheckoutCode')).toEqual([]);
});

it('keeps the code of the URL until the cart has an item', async () => {
  const network = openKitchen();
  const { location } = openMenuWithCodes('?promo=ny');
  await screen.findByRole('link', { name: /Dal makhani/ });
  expect(network.callsOf('putCartCheckoutCode')).toEqual([]);
  expect(location()).toContain('promo=ny');
});

it('[MNU-15] item opens the detail of that item', async () => {
  openKitchen();
  openMenu('?item=item-thali');
  expect(await screen.findByRole('dialog', { name: 'Lunch thali' })).toBeVisible();
});

it('[RTE-11] debugreview and menudraftid are sent with the menu request', async () => {
  const network = openKitchen();
  openMenu('?debugreview&menudraftid=draft-7');
  await screen.findByRole('link', { name: /Dal makhani/ });
  expect(network.callsOf('getMenus')[0]?.query).toMatchObject({ debug: 'true', menuDraftId: 'draft-7' });
});

it.each(['CA', 'GB'])(
  '[MER-12] merchantPreviewId with countryCode=%s shows the preview of a merchant',
  async (countryCode) => {
    const network = openKitchen({
      getMerchantPreview: () => ({ merchant: makeMerchant({ name: 'Soon to open' }) }),
    });
    openMenu(`?merchantPreviewId=preview-1&countryCode=${countryCode}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Soon to open' })).toBeVisible();
    expect(network.callsOf('getMerchantPreview')[0]?.query).toEqual({
      merchantPreviewId: 'preview-1',
      countryCode,
    });
    expect(network.callsOf('getMerchant')).toEqual([]);
  },
);

it('learn opens the facts about the restaurant', async () => {
  openKitchen();
  openMenu('?learn=true');
  expect(await screen.findByRole('button', { name: /Hours/ })).toHaveAttribute('aria-expanded', 'true');
});

function typeOf(body: unknown): FulfillmentType {
  const isPickup = JSON.stringify(body).includes('PICKUP');
  return isPickup ? 'PICKUP' : 'DELIVERY';
}

/** Opens the menu with the configuration's table of codes. */
function openMenuWithCodes(query: string) {
  const opened = openMenu(query);
  setConfig({ ...testConfig, promoCodes: { ny: 'LUNCH10', brookfield: 'FIVEOFF' } });
  return opened;
}
