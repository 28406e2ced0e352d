import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import type { DeliveryLocation } from '@tiffin/domain';
import {
  ana,
  fakeNetwork,
  makeCategory,
  makeDeliveryInfo,
  makeMerchantList,
  makeMerchantSummary,
  makeOrderList,
  makeUser,
  renderInApp,
} from '@tiffin/testing';
import { HomeScreen } from './home-screen';

const beit = makeMerchantSummary({
  id: 'merchant-2',
  name: 'Beit Zaytoun',
  url: '/m/beit-zaytoun',
  deliveryInfo: makeDeliveryInfo({ deliveryMinimumOrderValueMicro: 10_000_000 }),
});

const gastown: DeliveryLocation = {
  kind: 'point',
  latitude: 49.2838,
  longitude: -123.1088,
  displayName: 'Gastown, Vancouver',
};

const town = (handlers: Parameters<typeof fakeNetwork>[0] = {}) =>
  fakeNetwork({
    getNearbyMerchants: () => makeMerchantList({ merchants: [makeMerchantSummary(), beit] }),
    getNearbyCategories: () => ({ categories: [makeCategory()] }),
    getActiveOrders: () => ({ data: [] }),
    getDeliveryAddresses: () => ({ deliveryAddresses: [] }),
    getOrderHistory: () => makeOrderList({ orders: [] }),
    getUser: () => ({ user: makeUser() }),
    ...handlers,
  });

const open = (path = '/', options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<HomeScreen />, { path, route: '/', deliveryLocation: gastown, ...options });

const noMerchants = () => makeMerchantList({ merchants: [] });

afterEach(() => {
  act(() => setFlags({}));
});

async function openFilters(path = '/', options: Parameters<typeof renderInApp>[1] = {}) {
  const network = town();
  const app = open(path, options);
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  await app.user.click(screen.getByRole('button', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const asked = () => network.callsOf('getNearbyMerchants').at(-1)?.query;
  return { ...app, network, sheet, asked };
}

it.each([
  ['radio', 'Open now', 'when=open', { isOpenNow: 'true' }],
  ['radio', 'Order now', 'when=available', { isAvailableNow: 'true' }],
  ['radio', '2\u00a0km', 'r=2000', { maxDistance: '2000' }],
  ['switch', 'Top restaurants', 'top=true', { isTopMerchant: 'true' }],
  ['switch', 'Takes group orders', 'catering=true', { hasGroupOrdering: 'true' }],
] as const)('[LST-01] narrows the list by the %s “%s”, and puts it into the URL', async (...row) => {
  const [role, name, parameter, expected] = row;
  const { user, sheet, asked, location, goBack } = await openFilters();
  expect(asked()).toEqual({
    latitude: '49.2838',
    longitude: '-123.1088',
    maxDistance: '5000',
    hasDelivery: 'true',
  });
  await user.click(sheet.getByRole(role, { name }));
  expect(location()).toBe(`/?${parameter}`);
  await waitFor(() => expect(asked()).toMatchObject(expected));
  await user.click(await sheet.findByRole('button', { name: 'Show 2 restaurants' }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await screen.findByText('2 restaurants')).toBeVisible();
  await goBack();
  expect(location()).toBe('/');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

it('[LST-01] lists the restaurants that a signed-in person ordered from first, if they want', async () => {
  const { user, sheet, asked } = await openFilters('/', { session: ana });
  await user.click(sheet.getByRole('switch', { name: 'Past restaurants first' }));
  await waitFor(() => expect(asked()).toMatchObject({ externalUserId: 'user-ana' }));
});

it('[LST-01] offers guests no restaurants of their own', async () => {
  const { sheet } = await openFilters();
  expect(sheet.queryByRole('switch', { name: /Past restaurants/ })).toBeNull();
});

it('filters by the minimum order that deliveries have', async () => {
  const { user, sheet, location } = await openFilters();
  await user.click(sheet.getByRole('radio', { name: '$10.00' }));
  expect(location()).toBe('/?minimum=10');
  await user.click(sheet.getByRole('button', { name: 'Show 1 restaurant' }));
  expect(screen.getByRole('link', { name: /Beit Zaytoun/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Lucknow Lunch Home/ })).toBeNull();
});

it('has no minimum order to choose for pickup', async () => {
  const { sheet } = await openFilters('/?pickup=true');
  expect(sheet.queryByRole('group', { name: 'Minimum order up to' })).toBeNull();
});

it('undoes all changes of one visit to the filters by one step back', async () => {
  const { user, sheet, location, goBack } = await openFilters();
  await user.click(sheet.getByRole('radio', { name: 'Open now' }));
  await user.click(sheet.getByRole('switch', { name: 'Top restaurants' }));
  expect(location()).toBe('/?when=open&top=true');
  await goBack();
  expect(location()).toBe('/');
});

it('shows each filter that is on, removes one, or all', async () => {
  town();
  const { user, location } = open(
    '/?when=open&r=2000&top=1&minimum=15&catering=1&cuisine=indian&pickup=false',
  );
  const list = within(await screen.findByRole('list', { name: 'Filters in use' }));
  await waitFor(() =>
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Indian',
      'Open now',
      'Within 2\u00a0km',
      'Minimum order up to $15.00',
      'Top restaurants',
      'Takes group orders',
      'Clear all',
    ]),
  );
  await user.click(list.getByRole('button', { name: 'Remove filter: Within 2\u00a0km' }));
  expect(location()).toBe('/?when=open&top=1&minimum=15&catering=1&cuisine=indian&pickup=false');
  await user.click(list.getByRole('button', { name: 'Clear all' }));
  expect(location()).toBe('/?pickup=false');
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});

it.each([
  ['/?top=1', ['Top restaurants']],
  ['/?top=1&catering=1', ['Top restaurants', 'Takes group orders', 'Clear all']],
])('%s offers %j: a single filter has no “Clear all”', async (path, expected) => {
  town();
  open(path);
  const list = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
});

it('says which filter to drop if nothing passes them, and how many restaurants that brings', async () => {
  town({
    getNearbyMerchants: ({ query }) =>
      query.isOpenNow === 'true' ? noMerchants() : makeMerchantList({ merchants: [beit] }),
  });
  const { user, location } = open('/?when=open&top=true&q=zay');
  expect(await screen.findByRole('heading', { name: 'Nothing nearby for “zay”' })).toBeVisible();
  const way = await screen.findByRole('button', { name: 'Without Open now: 1 restaurant' });
  expect(screen.queryByRole('button', { name: /Without Top restaurants/ })).toBeNull();
  await user.click(way);
  expect(location()).toBe('/?top=true&q=zay');
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toBeVisible();
});

it('offers pickup instead if nothing that is searched for is delivered', async () => {
  town({
    getNearbyMerchants: ({ query }) => (query.hasPickup === 'true' ? makeMerchantList() : noMerchants()),
  });
  const { user, location } = open('/?q=lucknow');
  await user.click(await screen.findByRole('button', { name: 'Pickup instead: 1 restaurant' }));
  expect(location()).toBe('/?q=lucknow&pickup=true');
});

it('says at least how many restaurants there are if there are further pages', async () => {
  town({ getNearbyMerchants: () => makeMerchantList({ hasNextPage: true, paginationToken: 'page-2' }) });
  open('/?q=lunch');
  expect(await screen.findByText('1+ restaurants for “lunch”')).toBeVisible();
});

it('leads from a dish to the dishes of that name', async () => {
  town();
  open('/?q=falafel%20saj');
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toHaveAttribute(
    'href',
    '/m/beit-zaytoun/menu?q=falafel%20saj',
  );
});

it('[PRM-01] merchantName lists the restaurants of that name, and no others that sell such a dish', async () => {
  const network = town();
  open('/?merchantName=zaytoun');
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Lucknow Lunch Home/ })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')[0]?.query).toMatchObject({ query: 'zaytoun' });
});

it('[LST-03] asks for the cuisines within 5 km, or within the chosen distance', async () => {
  const network = town();
  const { navigate } = open();
  await screen.findByRole('link', { name: 'Indian' });
  expect(network.callsOf('getNearbyCategories')[0]?.query).toMatchObject({ maxDistance: '5000' });
  await navigate('/?r=1000');
  await waitFor(() =>
    expect(network.callsOf('getNearbyCategories').at(-1)?.query).toMatchObject({ maxDistance: '1000' }),
  );
});

it('[LST-01] [CFG-10] offers dine-in if its flag is on', async () => {
  const network = town();
  const { user, location } = open();
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(screen.queryByRole('radio', { name: 'Dine in' })).toBeNull();
  act(() => setFlags({ dine_in_toggle: true }));
  await user.click(screen.getByRole('radio', { name: 'Dine in' }));
  expect(location()).toBe('/?dineIn=true');
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ hasDineIn: 'true' }),
  );
});

it('brings the results of the header’s search into view, with the focus', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  town();
  const { navigate } = open();
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(scroll).not.toHaveBeenCalled();
  await navigate('/?q=lunch#nearby-merchants');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Restaurants near you' })).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Restaurants near you' })]);
  scroll.mockRestore();
});

it('brings the results of a link into view when they come', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  let answer: ((list: ReturnType<typeof makeMerchantList>) => void) | undefined;
  town({ getNearbyMerchants: async () => new Promise((resolve) => (answer = resolve)) });
  open('/?q=lunch');
  await waitFor(() => expect(screen.getByRole('button', { name: /Remove filter/ })).toBeVisible());
  await waitFor(() => expect(answer).toBeDefined());
  expect(scroll).not.toHaveBeenCalled();
  answer?.(makeMerchantList());
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});
