import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { deliveryLocations } from '@tiffin/delivery-location';
import type { DeliveryLocation } from '@tiffin/domain';
import {
  ana,
  answerWith,
  failNetwork,
  fakeNetwork,
  makeActiveCart,
  makeActiveOrder,
  makeCategory,
  makeDeliveryAddress,
  makeMerchantList,
  makeMerchantSummary,
  makeOrderList,
  makeOrderSummary,
  makeUser,
  refuseWith,
  renderInApp,
  specifiedConfig,
} from '@tiffin/testing';
import { setFlags } from '@tiffin/config';
import type { TestSession } from '@tiffin/testing';
import { findPlaces } from '../../test-support/found-places';
import { HomeScreen } from './home-screen';

const beit = makeMerchantSummary({ id: 'merchant-2', name: 'Beit Zaytoun', url: '/m/beit-zaytoun' });

const town = (handlers: Parameters<typeof fakeNetwork>[0] = {}) =>
  fakeNetwork({
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [makeCategory()] }),
    getActiveOrders: () => ({ data: [] }),
    searchAddresses: findPlaces,
    getOrderHistory: () => makeOrderList({ orders: [] }),
    getUser: () => ({ user: makeUser() }),
    ...handlers,
  });

const gastown: DeliveryLocation = {
  kind: 'point',
  latitude: 49.2838,
  longitude: -123.1088,
  displayName: 'Gastown, Vancouver',
};

const open = (path = '/', session: TestSession = 'guest') =>
  renderInApp(<HomeScreen />, { path, route: '/', session, deliveryLocation: gastown });

const field = () => screen.getByRole('combobox', { name: 'Delivery address' });

/** Puts the focus into the field and waits for its suggestions, which load then. */
async function focusField(user: UserEvent): Promise<void> {
  await user.click(field());
  await waitFor(() => expect(field()).toHaveAttribute('aria-autocomplete', 'list'));
}

/** Opens the page of somebody who has not chosen a location. */
const openAsStranger = (path = '/', options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<HomeScreen />, { path, route: '/', ...options });

/** Replaces the browser's answer to where the device is. */
function answerDevice(answer: Geolocation['getCurrentPosition']): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}

afterEach(() => {
  jest.useRealTimers();
});

it('[RTE-12] shows merchants nearby, each with a link to its menu', async () => {
  town();
  open();
  const card = await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(card).toHaveAttribute('href', '/m/lucknow-lunch-home/menu');
  expect(card).toHaveTextContent(
    '25–40 min25 to 40 minutesOpen until 21:00Delivery $3.99, free over $40.00min $15.00',
  );
});

it('asks a stranger where to, and requests no merchants', async () => {
  const network = town();
  openAsStranger();
  expect(await screen.findByRole('heading', { name: 'Where to?' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /Everyone’s lunch/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Delivery address' })).toHaveValue('');
  expect(screen.queryByRole('heading', { name: 'Restaurants near you' })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')).toHaveLength(0);
  expect(network.callsOf('getNearbyCategories')).toHaveLength(0);
});

it('remembers the choice for the next visit, and moves the focus to what it brought', async () => {
  const network = town();
  const first = openAsStranger();
  await first.user.type(field(), 'Berl');
  await first.user.click(await screen.findByRole('option', { name: 'Berlin' }));
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Restaurants near you' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Lunch near Berlin' })).toBeInTheDocument();
  expect(first.location()).toBe('/');
  first.unmount();
  openAsStranger();
  expect(await screen.findByRole('combobox', { name: 'Delivery address' })).toHaveValue('Berlin');
  expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '52.5244' });
});

it('keeps text and focus when the search takes the place of the plain field', async () => {
  town();
  const { user } = openAsStranger();
  await user.click(field());
  await user.keyboard('9 Que');
  expect(await screen.findByRole('option', { name: /9 Queen Street/ })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('9 Que');
});

it('a suggestion that is chosen by keyboard becomes the delivery location, with its own coordinates', async () => {
  const network = town();
  const { user } = openAsStranger();
  await user.type(field(), '9 Que');
  await screen.findByRole('option', { name: /9 Queen Street/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({
      latitude: '43.6525',
      longitude: '-79.3793',
    }),
  );
  expect(deliveryLocations.get()).toMatchObject({
    kind: 'postal',
    displayName: '9 Queen Street, Toronto',
    postalAddress: { addressLine1: '9 Queen Street', city: 'Toronto', country: 'CA' },
  });
});

it('says when the address search does not answer, and keeps the text', async () => {
  town({ searchAddresses: () => answerWith(502, {}) });
  const { user } = openAsStranger();
  await focusField(user);
  await user.type(field(), '9 Queen Street{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t look up this address. Try again.');
  expect(field()).toHaveValue('9 Queen Street');
});

it.each([
  ['Toronto', '43.65', 'Toronto'],
  ['12 Mercer Street, Toronto', '43.65', '12 Mercer Street, Toronto'],
  ['5 King Street', '51.5', '5 King Street, London'],
])('goes on with the typed “%s” where no service finds addresses', async (typed, latitude, displayName) => {
  const network = town();
  const { user } = renderInApp(<HomeScreen />, {
    path: '/?address=London&lat=51.5&lon=-0.09',
    route: '/',
    config: specifiedConfig,
  });
  await focusField(user);
  await user.clear(field());
  await user.type(field(), `${typed}{Enter}`);
  await waitFor(() => expect(deliveryLocations.get()).toMatchObject({ displayName }));
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude }),
  );
  expect(network.callsOf('searchAddresses')).toHaveLength(0);
});

it('asks for no history where the services have none', async () => {
  const network = town({ getDeliveryAddresses: () => ({ deliveryAddresses: [] }) });
  renderInApp(<HomeScreen />, {
    path: '/',
    route: '/',
    session: ana,
    deliveryLocation: gastown,
    config: specifiedConfig,
  });
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  await waitFor(() => expect(network.callsOf('getUser')).not.toHaveLength(0));
  expect(network.callsOf('getOrderHistory')).toHaveLength(0);
});

it('[RTE-12] [PRM-01] searches around the location in the URL and around a chosen one', async () => {
  const network = town();
  const { user, location } = open('/?address=Here&lat=51.5&lon=-0.1&pickup=true');
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(network.callsOf('getNearbyMerchants')[0]?.query).toMatchObject({
    latitude: '51.5',
    longitude: '-0.1',
    hasPickup: 'true',
  });
  await focusField(user);
  await user.clear(field());
  await user.type(field(), 'Berlin{Enter}');
  await waitFor(() => expect(network.callsOf('getNearbyMerchants')).toHaveLength(2));
  expect(network.callsOf('getNearbyMerchants')[1]?.query).toMatchObject({ latitude: '52.5244' });
  expect(location()).toBe('/?pickup=true');
});

it('[ADR-03] uses the saved address that the URL names', async () => {
  const network = town({ getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }) });
  open('/?deliveryAddressId=address-1', ana);
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '49.2827' }),
  );
});

it.each([
  ['for the location field', '/'],
  ['for the one that the URL names', '/?deliveryAddressId=address-1'],
])(
  '[ADR-02] toasts if saved addresses cannot be loaded %s, and shows the restaurants',
  async (_what, path) => {
    town({ getDeliveryAddresses: () => refuseWith(400, 'UNKNOWN') });
    const { effects } = open(path, ana);
    await waitFor(() =>
      expect(effects).toContainEqual({ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }),
    );
    expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  },
);

it.each([
  ['the person', { getUser: () => refuseWith(400, 'UNKNOWN') }],
  [
    'their team',
    {
      getUser: () => ({ user: makeUser({ teamInfo: { defaultTeamId: 'team-1' } }) }),
      getTeam: () => refuseWith(400, 'UNKNOWN'),
    },
  ],
])('[ERR-05] toasts if %s cannot be loaded, and shows the restaurants', async (_what, handlers) => {
  town({ getDeliveryAddresses: () => ({ deliveryAddresses: [] }), ...handlers });
  const { effects } = open('/', ana);
  await waitFor(() =>
    expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
});

it('keeps the address of the person when the URL names one that is not theirs', async () => {
  const network = town({ getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }) });
  open('/?deliveryAddressId=address-9', ana);
  await waitFor(() => expect(network.callsOf('getDeliveryAddresses')).toHaveLength(1));
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query.latitude)).toEqual(['49.2838']);
});

it('asks the device only by a press, and searches around it', async () => {
  const network = town();
  const asked = jest.fn<Geolocation['getCurrentPosition']>((found) => {
    const coords = { latitude: 48.1, longitude: 11.6 };
    found(Object.assign(Object.create(null), { coords }));
  });
  answerDevice(asked);
  const { user } = openAsStranger();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my current location' }));
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '48.1' }),
  );
  expect(await screen.findByText('Near this location')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lunch near this location' })).toBeInTheDocument();
});

it('says that it waits for the device', async () => {
  town();
  answerDevice(() => undefined);
  const { user } = openAsStranger();
  await user.click(screen.getByRole('button', { name: 'Use my current location' }));
  expect(await screen.findByRole('button', { name: 'Finding your location…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('says when the device does not answer, and leaves the other ways open', async () => {
  town();
  answerDevice((_, refuse) => {
    refuse?.(Object.assign(Object.create(null), { code: 1 }));
  });
  const { user } = openAsStranger();
  await user.click(screen.getByRole('button', { name: 'Use my current location' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser didn’t share your location.');
  expect(field()).toBeVisible();
});

it('asks for an address when the field is empty', async () => {
  town();
  const { user } = openAsStranger();
  await user.click(screen.getByRole('button', { name: 'Find food' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an address or a city.');
  expect(screen.getByRole('combobox', { name: 'Delivery address' })).toHaveFocus();
});

it('puts the focus into the field when the header asks to change the address', async () => {
  town();
  open('/#delivery-location');
  expect(await screen.findByRole('combobox', { name: 'Delivery address' })).toHaveFocus();
});

it('offers the saved addresses of a signed-in person', async () => {
  const network = town({ getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }) });
  const { user } = open('/', ana);
  await focusField(user);
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /200 Granville Street/ }));
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '49.2827' }),
  );
});

it('says when a typed location is unknown, and keeps the text', async () => {
  town();
  const { user } = open();
  await focusField(user);
  await user.clear(field());
  await user.type(field(), 'Atlantis{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t find this address.');
  expect(field()).toHaveValue('Atlantis');
});

it('[LST-04] fetches the next page with the token and appends it, until there is none', async () => {
  const network = town({
    getNearbyMerchants: ({ query }) =>
      query.nextPageToken === 'page-2'
        ? makeMerchantList({ merchants: [beit] })
        : makeMerchantList({ hasNextPage: true, paginationToken: 'page-2' }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')).toHaveLength(2);
});

it('[LST-05] asks for the list again without its token when that has expired, and says so', async () => {
  let isExpired = true;
  const network = town({
    getNearbyMerchants: ({ query }) => {
      if (query.nextPageToken === undefined)
        return makeMerchantList({ hasNextPage: true, paginationToken: 'page-2' });
      return isExpired
        ? refuseWith(400, 'INVALID_PARAMETER', { reason: 'nextPageToken' })
        : makeMerchantList({ merchants: [beit] });
    },
  });
  const { user, effects } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(network.callsOf('getNearbyMerchants')).toHaveLength(3));
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query.nextPageToken)).toEqual([
    undefined,
    'page-2',
    undefined,
  ]);
  expect(effects).toEqual([{ kind: 'flow', flow: 'listRestart', messageKey: 'errors.searchTokenExpire' }]);
  isExpired = false;
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Lucknow Lunch Home/ })).toHaveLength(1);
});

it('searches 500 ms after the last key, keeps the text in the URL and clears it', async () => {
  const network = town();
  const { location } = open();
  const box = await screen.findByRole('searchbox', { name: 'Restaurant or dish' });
  jest.useFakeTimers();
  const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await typist.type(box, 'roll');
  await act(() => jest.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(location()).toContain('q=roll'));
  expect(await screen.findByText('1 restaurant for “roll”')).toBeVisible();
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query.query)).toEqual([undefined, 'roll']);
  await typist.click(screen.getByRole('button', { name: 'Remove filter: “roll”' }));
  await waitFor(() => expect(location()).not.toContain('q='));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('filters by a cuisine and removes the filter', async () => {
  const network = town();
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Indian' }));
  expect(location()).toContain('cuisine=indian');
  await waitFor(() => expect(network.callsOf('getNearbyMerchants').at(-1)?.query.query).toBe('indian'));
  expect(screen.getByRole('link', { name: 'Indian' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Indian' }));
  expect(location()).not.toContain('cuisine');
});

it('greys a closed merchant, and says when it opens and once that an order can be scheduled', async () => {
  const closed = makeMerchantSummary({ open: false, nextOpenTime: '2099-05-04T18:00:00.000Z' });
  town({ getNearbyMerchants: () => makeMerchantList({ merchants: [closed] }) });
  open();
  const card = within(await screen.findByRole('link', { name: /Lucknow Lunch Home/ }));
  expect(card.getByText(/^Opens Mon,? 4 May 11:00$/)).toBeVisible();
  expect(card.getAllByText(/schedule now/i)).toHaveLength(1);
  expect(card.getAllByText('Closed')).toHaveLength(2);
});

it('shows active orders', async () => {
  town({ getActiveOrders: () => ({ data: [makeActiveOrder()] }) });
  open();
  expect(await screen.findByRole('link', { name: /Your order from Lucknow Lunch Home/ })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID',
  );
});

it('shows carts with dishes, and no empty one', async () => {
  const { merchant } = makeActiveCart();
  const empty = makeActiveCart({
    entityId: 'cart-2',
    itemCount: 0,
    merchant: { ...merchant, url: '/m/empty' },
  });
  town({ getActiveOrders: () => ({ data: [empty, makeActiveCart()] }) });
  open();
  const now = within(await screen.findByRole('region', { name: 'Your carts and orders' }));
  expect(now.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/lucknow-lunch-home/order',
  ]);
});

it('says that there are no restaurants, or that the list failed and offers a retry', async () => {
  town({ getNearbyMerchants: () => answerWith(502, {}) });
  const { user } = open();
  const panel = within(await screen.findByRole('group', { name: 'The restaurants nearby didn’t load' }));
  town({ getNearbyMerchants: () => makeMerchantList({ merchants: [] }) });
  await user.click(panel.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('No restaurants here yet')).toBeVisible();
});

describe('quick reorder', () => {
  const reorderItems = [
    {
      merchant: makeMerchantSummary(),
      orderId: 'order-7',
      items: [
        { menuItemId: 'item-dal', name: 'Dal makhani', quantity: 2 },
        { menuItemId: 'item-lassi', name: 'Lassi', quantity: 1 },
      ],
    },
  ];
  const plan = {
    getReorder: () => ({ reorderItems }),
    getDeliveryAddresses: () => ({ deliveryAddresses: [] }),
  };
  afterEach(() => {
    act(() => setFlags({}));
  });

  it('[CFG-10] [CRT-19] leads from an earlier order nearby to a cart with its dishes, if its flag is on', async () => {
    const network = town(plan);
    act(() => setFlags({ quick_reorder: true }));
    open('/', ana);
    const card = await screen.findByRole('link', { name: /2 × Dal makhani and Lassi/ });
    expect(card).toHaveAttribute(
      'href',
      '/m/lucknow-lunch-home/order?reorder=order-7&orderIdentifierType=ID',
    );
    expect(network.callsOf('getReorder')[0]?.query).toEqual({ latitude: '49.2838', longitude: '-123.1088' });
  });

  it.each([
    ['its flag is off', {}, ana],
    ['a guest looks', { quick_reorder: true }, 'guest'],
  ] as const)('[CFG-10] [CRT-19] asks for no earlier orders if %s', async (_what, flags, session) => {
    const network = town(plan);
    act(() => setFlags(flags));
    open('/', session);
    await screen.findAllByRole('link', { name: /Lucknow Lunch Home/ });
    expect(network.callsOf('getReorder')).toHaveLength(0);
  });
});

describe('the last order', () => {
  const noAddresses = { getDeliveryAddresses: () => ({ deliveryAddresses: [] }) };
  const placed = makeOrderSummary({
    orderId: 'order-9',
    orderStatus: 'ACCEPTED',
    items: [{ name: 'Samosa', quantity: 3 }],
  });
  const cancelled = makeOrderSummary({ orderId: 'order-8', orderStatus: 'CANCELLED' });
  const collected = makeOrderSummary({
    items: [
      { name: 'Dal makhani', quantity: 2 },
      { name: 'Lassi', quantity: 1 },
    ],
  });

  it('shows what arrived last with its price, and one press leads to a cart with it', async () => {
    town({
      ...noAddresses,
      getOrderHistory: () => makeOrderList({ orders: [placed, cancelled, collected] }),
    });
    open('/', ana);
    const last = await screen.findByRole('region', { name: 'Last time: Lucknow Lunch Home, Gastown' });
    expect(last).toHaveTextContent('2 × Dal makhani and Lassi · $12.60');
    expect(within(last).getByRole('link', { name: /^Order again from Lucknow/ })).toHaveAttribute(
      'href',
      '/m/lucknow-lunch-home/order?reorder=order-1&orderIdentifierType=ID',
    );
    expect(within(last).getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/orders');
  });

  it.each([
    ['nothing has arrived yet', makeOrderList({ orders: [placed, cancelled] }), ana],
    ['a guest looks', makeOrderList(), 'guest'],
  ] as const)('shows nothing if %s', async (_what, list, session) => {
    const network = town({ ...noAddresses, getOrderHistory: () => list });
    open('/', session);
    await screen.findAllByRole('link', { name: /Lucknow Lunch Home/ });
    if (session !== 'guest') await waitFor(() => expect(network.callsOf('getOrderHistory')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /Last time/ })).toBeNull();
    expect(network.callsOf('getOrderHistory')).toHaveLength(session === 'guest' ? 0 : 1);
  });

  it('keeps the home page when the orders do not load', async () => {
    town({ ...noAddresses, getOrderHistory: () => failNetwork() });
    open('/', ana);
    expect((await screen.findAllByRole('link', { name: /Lucknow Lunch Home/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
