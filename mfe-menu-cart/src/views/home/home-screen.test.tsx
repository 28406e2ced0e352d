import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

const open = (path = '/', session: TestSession = 'guest') =>
  renderInApp(<HomeScreen />, { path, route: '/', session });

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

it('[RTE-12] searches around the location in the URL and around a chosen one', async () => {
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
  expect(location()).toContain('address=Berlin');
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
