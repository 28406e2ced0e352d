import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryLocation } from '@tiffin/domain';
import {
  ana,
  answerWith,
  fakeNetwork,
  makeActiveOrder,
  makeCategory,
  makeDeliveryAddress,
  makeMerchantList,
  makeMerchantSummary,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { setFlags } from '@tiffin/config';
import type { TestSession } from '@tiffin/testing';
import { HomeScreen } from './home-screen';

const beit = makeMerchantSummary({ id: 'merchant-2', name: 'Beit Zaytoun', url: '/m/beit-zaytoun' });

const town = (handlers: Parameters<typeof fakeNetwork>[0] = {}) =>
  fakeNetwork({
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [makeCategory()] }),
    getActiveOrders: () => ({ data: [] }),
    ...handlers,
  });

const gastown: DeliveryLocation = {
  kind: 'street',
  cityKey: 'vancouver',
  latitude: 49.2838,
  longitude: -123.1088,
  displayName: 'Gastown, Vancouver',
};

const open = (path = '/', session: TestSession = 'guest') =>
  renderInApp(<HomeScreen />, { path, route: '/', session, deliveryLocation: gastown });

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
  expect(card).toHaveTextContent('25–40 minFree over $40.00 · min $15.00');
});

it('asks a stranger where to, with the cities served, and requests no merchants', async () => {
  const network = town();
  openAsStranger();
  expect(await screen.findByRole('heading', { name: 'Where to?' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /Everyone’s lunch/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Delivery address' })).toHaveValue('');
  const cities = within(screen.getByRole('list', { name: 'Cities we deliver in' }));
  expect(cities.getAllByRole('button')).toHaveLength(6);
  expect(screen.queryByRole('heading', { name: 'Restaurants near you' })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')).toHaveLength(0);
  expect(network.callsOf('getNearbyCategories')).toHaveLength(0);
});

it('remembers the choice for the next visit, and moves the focus to what it brought', async () => {
  const network = town();
  const first = openAsStranger();
  await first.user.click(screen.getByRole('button', { name: 'Berlin' }));
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Restaurants near you' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Lunch near Berlin' })).toBeInTheDocument();
  expect(first.location()).toBe('/');
  first.unmount();
  openAsStranger();
  expect(await screen.findByRole('textbox', { name: 'Delivery address' })).toHaveValue('Berlin');
  expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '52.5244' });
});

it('names a chosen city in the language of the page', async () => {
  town();
  const first = openAsStranger();
  await first.user.click(screen.getByRole('button', { name: 'Berlin' }));
  first.unmount();
  openAsStranger('/', { locale: 'zh' });
  expect(await screen.findByRole('textbox', { name: '外送地址' })).toHaveValue('柏林');
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
  await user.clear(screen.getByRole('textbox', { name: 'Delivery address' }));
  await user.click(screen.getByRole('button', { name: 'Berlin' }));
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
  expect(await screen.findByText('Near this spot')).toBeVisible();
});

it('says when the device does not answer, and leaves the other ways open', async () => {
  town();
  answerDevice((_, refuse) => {
    refuse?.(Object.assign(Object.create(null), { code: 1 }));
  });
  const { user } = openAsStranger();
  await user.click(screen.getByRole('button', { name: 'Use my current location' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser didn’t share where you are.');
  expect(screen.getByRole('button', { name: 'Toronto' })).toBeVisible();
});

it('asks for an address when the field is empty', async () => {
  town();
  const { user } = openAsStranger();
  await user.click(screen.getByRole('button', { name: 'Find food' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an address, or choose a city below.');
  expect(screen.getByRole('textbox', { name: 'Delivery address' })).toHaveFocus();
});

it('puts the focus into the field when the header asks to change the address', async () => {
  town();
  open('/#delivery-location');
  expect(await screen.findByRole('textbox', { name: 'Delivery address' })).toHaveFocus();
});

it('offers the saved addresses of a signed-in person', async () => {
  const network = town({ getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }) });
  const { user } = open('/', ana);
  await user.click(screen.getByRole('textbox', { name: 'Delivery address' }));
  await user.click(await screen.findByRole('button', { name: /200 Granville Street/ }));
  await waitFor(() =>
    expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '49.2827' }),
  );
});

it('says when a typed location is unknown, and keeps the text', async () => {
  town();
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Delivery address' });
  await user.clear(field);
  await user.type(field, 'Atlantis{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t find this address.');
  expect(field).toHaveValue('Atlantis');
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
  const box = await screen.findByRole('searchbox', { name: 'Search restaurants and dishes' });
  jest.useFakeTimers();
  const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await typist.type(box, 'roll');
  await act(() => jest.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(location()).toContain('q=roll'));
  expect(await screen.findByText('1 restaurant for “roll”')).toBeVisible();
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query.query)).toEqual([undefined, 'roll']);
  await typist.click(screen.getByRole('button', { name: 'Show all' }));
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

it('greys a closed merchant and says when it opens', async () => {
  const closed = makeMerchantSummary({ open: false, nextOpenTime: '2099-05-04T18:00:00.000Z' });
  town({ getNearbyMerchants: () => makeMerchantList({ merchants: [closed] }) });
  open();
  const card = within(await screen.findByRole('link', { name: /Lucknow Lunch Home/ }));
  expect(card.getByText(/Opens Mon,? 4 May 11:00 · schedule now/)).toBeVisible();
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

  it('[CRT-19] leads from an earlier order nearby to a cart with its dishes, if its flag is on', async () => {
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
  ] as const)('[CRT-19] asks for no earlier orders if %s', async (_what, flags, session) => {
    const network = town(plan);
    act(() => setFlags(flags));
    open('/', session);
    await screen.findAllByRole('link', { name: /Lucknow Lunch Home/ });
    expect(network.callsOf('getReorder')).toHaveLength(0);
  });
});
