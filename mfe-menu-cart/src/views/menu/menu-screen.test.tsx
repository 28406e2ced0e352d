import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setFlags } from '@tiffin/config';
import { answerWith, makeCart, makeEmptyCart, makeMerchant, renderInApp } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

const open = (path = '/m/lucknow-lunch-home/menu', locale: 'en' | 'zh' = 'en') =>
  renderInApp(<MenuScreen />, { path, route: '/m/:merchantExternalId/menu', locale });

/** Stops the clock. Returns a person who types in no time. */
function stopClock() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const dish = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setFlags({});
});

it('[MNU-13] shows the dishes by category, each as one link, a sold-out one with its reason, a perk with its saving', async () => {
  openKitchen();
  const { location } = open();
  const dal = await dish('Dal makhani');
  expect(dal).toHaveAttribute('href', '?item=item-dal');
  // With a key held, the browser opens the link in a tab of its own.
  expect(fireEvent.click(dal, { ctrlKey: true })).toBe(true);
  expect(location()).not.toContain('item=');
  expect(screen.getByRole('heading', { level: 1, name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Drinks and sweets' })).toBeVisible();
  const soldOut = await screen.findByRole('link', { name: /Kheer.*Sold out today/ });
  expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  expect(soldOut).not.toHaveAttribute('href');
  expect(await dish('Lassi')).toHaveTextContent('was $12.00 now $10.00Save $2.00');
});

it('[MER-05] shows hours, highlight, pickup instructions, address, phone and the header picture', async () => {
  openKitchen({
    getMerchant: () => ({
      merchant: makeMerchant({
        highlightMessage: 'Mango season until Friday',
        theme: { headerImageUrl: 'https://pictures.test/header.svg' },
        todaysHours: [{ open: '09:15', close: '20:45' }],
      }),
    }),
  });
  const { user, container } = open();
  expect(await screen.findByText('Mango season until Friday')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/header.svg');
  await user.click(screen.getByRole('button', { name: /Hours, address, phone/ }));
  expect(await screen.findByText('09:15–20:45')).toBeVisible();
  expect(screen.getByText('Monday to Sunday').nextElementSibling).toHaveTextContent(
    /^10:00–21:0010:00 to 21:00$/,
  );
  expect(screen.getByText('Los Angeles time')).toBeVisible();
  expect(screen.getByText('12 Water Street, Vancouver')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 604 555 0100' })).toHaveAttribute('href', 'tel:+16045550100');
  expect(screen.getByText('Ring the brass bell.')).toBeVisible();
});

it('[MER-05] says in words that a restaurant does not close', async () => {
  const ranges = [{ open: '00:00', close: '24:00' }];
  const openHours = [1, 2, 3].map((dayOfWeek) => ({ dayOfWeek, ranges }));
  openKitchen({ getMerchant: () => ({ merchant: makeMerchant({ openHours, todaysHours: ranges }) }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Hours, address, phone/ }));
  expect(await screen.findAllByText('Open 24 hours')).toHaveLength(2);
  expect(screen.getByText('Monday to Wednesday')).toBeVisible();
});

it('[MNU-10] searches title and description 500 ms after the last key, shows the number of matches, and offers to clear', async () => {
  openKitchen();
  const { location } = open();
  await dish('Dal makhani');
  const typist = stopClock();
  await typist.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'CARDAMOM');
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(screen.getByRole('link', { name: /Dal makhani/ })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Dal makhani/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Kheer/ })).toBeVisible();
  expect(screen.getAllByText('1 dish for “CARDAMOM”')).toHaveLength(2);
  expect(location()).toContain('q=CARDAMOM');
  await typist.click(screen.getByRole('button', { name: 'Show all dishes' }));
  expect(await dish('Dal makhani')).toBeVisible();
});

it('[MNU-10] keeps a whole section whose title matches, and says when nothing matches', async () => {
  openKitchen();
  open('/m/lucknow-lunch-home/menu?q=drinks');
  expect(await dish('Lassi')).toBeVisible();
  expect(screen.getByRole('link', { name: /Kheer/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Dal makhani/ })).toBeNull();
  const typist = stopClock();
  await typist.clear(screen.getByRole('searchbox'));
  await typist.type(screen.getByRole('searchbox'), 'pizza');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(await screen.findByText('No dishes for “pizza”')).toBeVisible();
  expect(screen.getByText('Try a shorter word, or see the whole menu.')).toBeVisible();
});

it('offers a retry when the dishes did not load, and then shows them', async () => {
  const network = openKitchen({ getMenus: () => answerWith(502, {}) });
  const { user } = open();
  const panel = await screen.findByRole('group', { name: 'The dishes didn’t load' });
  expect(within(panel).getByText('Your cart still works.')).toBeVisible();
  await waitFor(() => expect(network.callsOf('getMenus')).toHaveLength(1));
  const again = openKitchen();
  await user.click(within(panel).getByRole('button', { name: /Try again/ }));
  expect(await dish('Dal makhani')).toBeVisible();
  expect(again.callsOf('getMenus')).toHaveLength(1);
});

it.each([
  [
    'closed',
    makeMerchant({ open: false, nextOpenTime: '2099-05-04T18:00:00.000Z' }),
    /is closed now/,
    /Opens Mon,? 4 May 11:00\./,
  ],
  [
    'stopped',
    makeMerchant({ state: 'MERCHANT_DOWN_OVER_CAPACITY' }),
    /isn’t taking orders right now/,
    /You can still see the menu/,
  ],
])('says why nothing can be ordered at a %s merchant', async (_, merchant, sentence, meaning) => {
  openKitchen({ getMerchant: () => ({ merchant }) });
  open();
  await dish('Dal makhani');
  expect((await screen.findByText(sentence)).parentElement).toHaveTextContent(meaning);
});

it.each([
  ['', 'DEFAULT', ['Delivery', 'Pickup']],
  ['?pickup=true', 'DEFAULT', ['Pickup', 'Delivery']],
  ['', 'DINE_IN', ['Dine in', 'Pickup', 'Delivery']],
] as const)('[CRT-17] offers with %j at a %s merchant: %j', async (query, displayMode, expected) => {
  setFlags({ dine_in_toggle: true });
  openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ displayConfiguration: { displayMode } }) }),
  });
  open(`/m/lucknow-lunch-home/menu${query}`);
  const group = await screen.findByRole('group', { name: 'Delivery or pickup?' });
  const labels = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(expected);
});

it('[CRT-17] offers no choice if only one type is allowed', async () => {
  openKitchen({ getCart: () => ({ cart: makeEmptyCart({ fulfillmentType: 'DELIVERY' }) }) });
  open('/m/lucknow-lunch-home/menu?forceDelivery=true');
  expect(await screen.findByText('Delivery', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Delivery or pickup?' })).toBeNull();
});

it('[PRM-08] sends the URL’s room and table to the cart once it has an item', async () => {
  const network = openKitchen({
    addCartItem: () => ({ cart: makeCart() }),
    patchCart: () => ({ cart: makeCart({ room: '12', table: '4' }) }),
  });
  const { user } = open('/m/lucknow-lunch-home/menu?room=12&table=4');
  await user.click(await screen.findByRole('link', { name: /Lassi/ }));
  expect(network.callsOf('patchCart')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Add \$/ }));
  await waitFor(() => expect(network.callsOf('patchCart')).toHaveLength(1));
  expect(network.callsOf('patchCart')[0]).toMatchObject({
    params: { merchantId: 'merchant-1' },
    body: { room: '12', table: '4' },
  });
});

it('[CRT-10] [CRT-17] sends the chosen type', async () => {
  const network = openKitchen({
    putCartFulfillment: () => ({ cart: makeEmptyCart({ fulfillmentType: 'DELIVERY' }) }),
  });
  const { user } = open();
  const group = await screen.findByRole('group', { name: 'Delivery or pickup?' });
  await waitFor(() => expect(within(group).getByRole('radio', { name: 'Pickup' })).toBeChecked());
  await user.click(within(group).getByRole('radio', { name: 'Delivery' }));
  await waitFor(() => expect(network.callsOf('putCartFulfillment')).toHaveLength(1));
  expect(network.callsOf('putCartFulfillment')[0]?.body).toEqual({
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: null,
    userDeliveryAddressId: null,
  });
  await waitFor(() => expect(within(group).getByRole('radio', { name: 'Delivery' })).toBeChecked());
});

it('[CRT-10] keeps a type chosen before the cart has loaded, and sends it then', async () => {
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => (come = resolve));
  const network = openKitchen({
    getCart: () => here.then(() => ({ cart: makeEmptyCart({ fulfillmentType: 'PICKUP' }) })),
    putCartFulfillment: () => ({ cart: makeEmptyCart({ fulfillmentType: 'DELIVERY' }) }),
  });
  const { user } = open();
  const group = await screen.findByRole('group', { name: 'Delivery or pickup?' });
  await user.click(within(group).getByRole('radio', { name: 'Pickup' }));
  await user.click(within(group).getByRole('radio', { name: 'Delivery' }));
  expect(network.callsOf('putCartFulfillment')).toEqual([]);
  expect(within(group).getByRole('radio', { name: 'Delivery' })).toBeChecked();
  come();
  await waitFor(() => expect(network.callsOf('putCartFulfillment')).toHaveLength(1));
  expect(network.callsOf('putCartFulfillment')[0]?.body).toMatchObject({ fulfillmentType: 'DELIVERY' });
  await waitFor(() => expect(within(group).getByRole('radio', { name: 'Delivery' })).toBeChecked());
});

it('shows on each dish its quantity in the cart, and keeps the cart one press away', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: /View cart · 1/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Your cart' });
  expect(await within(sheet).findByText('Dal makhani', { selector: 'b' })).toBeVisible();
  expect(await within(sheet).findByRole('link', { name: /Go to checkout/ })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/place/order',
  );
});

it('[CFG-10] offers the checkout from the menu’s cart on phones only if the flag is on', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  open('/m/lucknow-lunch-home/menu?cart=open');
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  expect(await sheet.findByRole('link', { name: /Go to checkout/ })).toBeVisible();
  act(() => setFlags({ mobile_menu_checkout: false }));
  expect(sheet.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
  const link = sheet.getByRole('link', { name: /View cart · 1/ });
  expect(link).toHaveAttribute('href', '/m/lucknow-lunch-home/order');
  expect(link).toHaveTextContent('$12.60');
});

it('[CFG-10] keeps the way to the group order if the menu’s cart offers no checkout', async () => {
  setFlags({ mobile_menu_checkout: false });
  openKitchen({ getCart: () => ({ cart: makeCart({ fulfillmentId: 'group-1' }) }) });
  open('/m/lucknow-lunch-home/menu?cart=open');
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  expect(await sheet.findByRole('link', { name: /Open group order/ })).toBeVisible();
  expect(sheet.queryByRole('link', { name: /View cart/ })).toBeNull();
});

it('shows a group’s cart beside the menu on a wide page, with the number of its items and without offers', async () => {
  const read = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(read(query), query.includes('min-width') && { matches: true }),
    );
  openKitchen({ getCart: () => ({ cart: makeCart({ fulfillmentId: 'group-1' }) }) });
  open();
  const beside = within(await screen.findByRole('region', { name: 'Your cart' }));
  expect(await beside.findByText('in a group order')).toBeVisible();
  expect(beside.getByText('1 item')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See offers' })).toBeNull();
});

it('is entirely in Chinese', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }) });
  open('/m/lucknow-lunch-home/menu', 'zh');
  expect(await screen.findByRole('searchbox', { name: '搜尋這份餐牌' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /查看購物車/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '營業時間、地址、電話' })).toBeVisible();
});

it('opens all categories by the first Enter and gives the focus back', async () => {
  openKitchen();
  // jsdom has no layout, so it has to be told that elements can be focused.
  const { checkVisibility } = Element.prototype;
  Element.prototype.checkVisibility = () => true;
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'All categories' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'All categories' })).toHaveFocus());
  Element.prototype.checkVisibility = checkVisibility;
});

it('opens all categories at the first press and scrolls to the chosen one', async () => {
  openKitchen();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'All categories' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drinks and sweets' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Drinks and sweets' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
