import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeNetwork,
  makeCart,
  makeEmptyCart,
  makeMerchant,
  makeMerchantList,
  makeMerchantSummary,
  renderInApp,
} from '@tiffin/testing';
import { openKitchen } from '../test-support/open-kitchen';
import { HomeScreen } from './home/home-screen';
import { MenuScreen } from './menu/menu-screen';
import { OrderScreen } from './order/order-screen';

const orderAhead = {
  isAvailableNow: false,
  displayConfiguration: { displayMode: 'ORDER_AHEAD' },
} as const;
const later = makeMerchant(orderAhead);
const never = makeMerchant({ ...orderAhead, open: false, closesAt: null, scheduledOrderTimeSlots: [] });
const opensAgain = '2099-05-04T18:00:00.000Z';

const openMenu = (query = '') =>
  renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });
const openCart = () =>
  renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
  });

it.each([
  ['order-ahead only', orderAhead, 'Scheduled orders only', 2],
  ['not available now', { isAvailableNow: false }, 'Scheduled orders only', 2],
  ['stopped', { state: 'MERCHANT_DOWN' }, 'Not taking orders', 2],
  ['open', {}, 'Scheduled orders only', 0],
] as const)('[MER-02] a card of a merchant that is %s says so', async (_which, changes, words, count) => {
  fakeNetwork({
    getActiveOrders: () => ({ data: [] }),
    getNearbyCategories: () => ({ categories: [] }),
    getNearbyMerchants: () => makeMerchantList({ merchants: [makeMerchantSummary(changes)] }),
  });
  renderInApp(<HomeScreen />, { path: '/?lat=43.65&lon=-79.38&address=Toronto' });
  const card = within(await screen.findByRole('link', { name: /Lucknow Lunch Home/ }));
  expect(card.queryAllByText(words)).toHaveLength(count);
  expect(card.queryAllByText('25–40 min')).toHaveLength(count === 0 ? 1 : 0);
});

it('[MER-02] the menu of an order-ahead merchant says so, shows no minutes, and asks for a time', async () => {
  const cart = makeEmptyCart({ fulfillmentType: 'DELIVERY' });
  openKitchen({ getMerchant: () => ({ merchant: later }), getCart: () => ({ cart }) });
  const { user } = openMenu();
  expect(await screen.findByText('Scheduled orders only')).toBeVisible();
  expect(await screen.findByText(/only takes scheduled orders/)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/Min \$15/)).toBeVisible());
  expect(screen.queryByText(/Open until/)).toBeNull();
  expect(screen.queryByText(/\d min$/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: /time/ }));
  expect(dialog.queryByRole('button', { name: 'As soon as possible' })).toBeNull();
});

it('[MER-02] a dish of an order-ahead merchant can be added, for a time that is chosen later', async () => {
  const network = openKitchen({
    getMerchant: () => ({ merchant: later }),
    addCartItem: () => ({ cart: makeCart() }),
  });
  const { user } = openMenu('?item=item-dal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
  expect(dialog.getByText(/you choose the time in your cart/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Add \$/ }));
  await waitFor(() => expect(network.callsOf('addCartItem')).toHaveLength(1));
});

it('[MER-02] the cart of an order-ahead merchant asks for a time instead of offering as soon as possible', async () => {
  openKitchen({ getMerchant: () => ({ merchant: later }), getCart: () => ({ cart: makeCart() }) });
  const { user } = openCart();
  const row = await screen.findByRole('button', { name: /only takes scheduled orders/ });
  expect(row).toHaveTextContent('Choose a time');
  expect(screen.queryByText('As soon as possible')).toBeNull();
  expect(screen.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Choose a time \$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  expect(dialog.getByRole('radio', { name: '11:00' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'As soon as possible' })).toBeNull();
});

it.each([
  [null, /is closed now.*You can still see the menu/],
  [opensAgain, /is closed now. Opens Mon,? 4 May 11:00\. You can still see the menu/],
])('[CRT-16] a merchant without any time that opens %s takes no cart', async (nextOpenTime, sentence) => {
  const network = openKitchen({ getMerchant: () => ({ merchant: { ...never, nextOpenTime } }) });
  const { user } = openMenu('?item=item-dal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/isn’t taking orders right now/);
  expect(dialog.getByRole('button', { name: /^Add \$/ })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect((await screen.findByText(/is closed now/)).parentElement).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  expect(network.callsOf('addCartItem')).toEqual([]);
});

it('[CRT-16] a cart at a merchant without any time says so, and leads to no checkout', async () => {
  openKitchen({ getMerchant: () => ({ merchant: never }), getCart: () => ({ cart: makeCart() }) });
  openCart();
  expect(await screen.findByRole('button', { name: /No times available/ })).toBeVisible();
  expect(screen.getByText('This restaurant isn’t taking orders right now.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
});
