import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import {
  ana,
  fakeNetwork,
  makeCatalogDetails,
  makeCategory,
  makeMerchantList,
  makeMerchantSummary,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { CatalogScreen } from './catalog-screen';

const beit = makeMerchantSummary({ id: 'merchant-2', name: 'Beit Zaytoun', url: '/m/beit-zaytoun' });

const list = (handlers: Parameters<typeof fakeNetwork>[0] = {}) =>
  fakeNetwork({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails() }),
    getCatalogMerchants: () => makeMerchantList(),
    getNearbyMerchants: () => makeMerchantList({ merchants: [beit] }),
    getNearbyCategories: () => ({
      categories: [makeCategory(), makeCategory({ id: 'pizza', name: 'Pizza' })],
    }),
    ...handlers,
  });

const open = (path = '/catalogs/catalog-1', options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CatalogScreen />, { path, route: '/catalogs/:catalogId', ...options });

afterEach(() => {
  act(() => setFlags({}));
});

it('[RTE-12] [LST-02] shows a catalog, its merchants and those near it, with links to their menus', async () => {
  const network = list({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails({ nearbySearchDistance: 1500 }) }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lunch in Gastown' })).toBeVisible();
  expect(screen.getByText('Gastown, Vancouver')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/menu',
  );
  const near = within(await screen.findByRole('region', { name: 'Also near Gastown, Vancouver' }));
  expect(near.getByRole('link', { name: /Beit Zaytoun/ })).toHaveAttribute('href', '/m/beit-zaytoun/menu');
  expect(near.getByRole('link', { name: 'See all nearby' })).toHaveAttribute(
    'href',
    '/?address=Gastown%2C+Vancouver&lat=49.2838&lon=-123.1088&r=1500',
  );
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query)).toEqual([
    {
      latitude: '49.2838',
      longitude: '-123.1088',
      maxDistance: '1500',
      notInCatalog: 'catalog-1',
      limit: '6',
    },
  ]);
});

it('[LST-02] asks for nothing near it if the catalog has no such section', async () => {
  const network = list({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails({ hasNearbySection: false }) }),
  });
  open();
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(screen.queryByRole('region', { name: /Also near/ })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')).toHaveLength(0);
});

it('[PRM-06] listType=building shows the catalog’s merchants alone, nearby the others before them', async () => {
  const network = list();
  const own = () => screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  const near = () => screen.findByRole('region', { name: /^Also near/ });
  const building = open('/catalogs/catalog-1?listType=building');
  await own();
  await waitFor(() => expect(building.queryClient.isFetching()).toBe(0));
  expect(network.callsOf('getNearbyMerchants')).toEqual([]);
  building.unmount();
  const nearby = open('/catalogs/catalog-1?listType=nearby');
  expect((await near()).compareDocumentPosition(await own())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  nearby.unmount();
  open('/catalogs/catalog-1?listType=NEARBY');
  expect((await own()).compareDocumentPosition(await near())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[LST-02] [LST-03] filters by the cuisines of its merchants, within its distance', async () => {
  const network = list({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails({ nearbySearchDistance: 1500 }) }),
    getCatalogMerchants: ({ query }) =>
      query.query === 'pizza' ? makeMerchantList({ merchants: [] }) : makeMerchantList(),
  });
  const { user, location, navigate } = open();
  const cuisines = within(await screen.findByRole('navigation', { name: 'Cuisines' }));
  expect((await cuisines.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Indian']);
  expect(network.callsOf('getNearbyCategories')[0]?.query).toMatchObject({ maxDistance: '1500' });
  await user.click(cuisines.getByRole('link', { name: 'Indian' }));
  expect(location()).toBe('/catalogs/catalog-1?cuisine=indian');
  await waitFor(() => expect(network.callsOf('getCatalogMerchants').at(-1)?.query.query).toBe('indian'));
  await navigate('/catalogs/catalog-1?cuisine=pizza');
  await user.click(await screen.findByRole('button', { name: 'Show all cuisines' }));
  expect(location()).toBe('/catalogs/catalog-1');
});

it('[LST-04] fetches the next page of a catalog with the token and appends it, until there is none', async () => {
  const network = list({
    getCatalogMerchants: ({ query }) =>
      query.nextPageToken === 'page-2'
        ? makeMerchantList({ merchants: [makeMerchantSummary({ id: 'merchant-3', name: 'Thali House' })] })
        : makeMerchantList({ hasNextPage: true, paginationToken: 'page-2' }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Thali House/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(network.callsOf('getCatalogMerchants')).toHaveLength(2);
});

it('[LST-02] has no cuisines if the catalog has no such section, and ignores the one in the URL', async () => {
  const network = list({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails({ hasCategorySection: false }) }),
  });
  open('/catalogs/catalog-1?cuisine=indian');
  await screen.findByRole('heading', { level: 1, name: 'Lunch in Gastown' });
  await waitFor(() => expect(network.callsOf('getCatalogMerchants').at(-1)?.query.query).toBeUndefined());
  expect(screen.queryByRole('navigation', { name: 'Cuisines' })).toBeNull();
  expect(network.callsOf('getNearbyCategories')).toHaveLength(0);
});

it('[LST-02] filters its merchants as the URL says, and offers to clear that', async () => {
  const network = list({
    getCatalogMerchants: ({ query }) => makeMerchantList(query.hasPickup ? { merchants: [] } : {}),
  });
  const { user, location } = open('/catalogs/catalog-1?pickup=true&when=open&lat=49.28&lon=-123.1');
  expect(await screen.findByRole('heading', { name: 'No restaurants with these filters' })).toBeVisible();
  expect(network.callsOf('getCatalogMerchants').map(({ query }) => query)).toEqual([
    {
      catalogId: 'catalog-1',
      hasPickup: 'true',
      isOpenNow: 'true',
      latitude: '49.28',
      longitude: '-123.1',
      limit: '24',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(location()).toBe('/catalogs/catalog-1?lat=49.28&lon=-123.1');
});

it('[LST-02] makes the place of the catalog the delivery location by a press', async () => {
  list();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
  expect(await screen.findByText('We’ll deliver to this address')).toBeVisible();
});

it('[LST-06] lists the person’s earlier orders with the catalog, if their flag is on', async () => {
  const network = list({
    getReorder: () => ({
      reorderItems: [
        {
          merchant: makeMerchantSummary(),
          orderId: 'order-7',
          items: [{ menuItemId: 'item-dal', name: 'Dal makhani', quantity: 2 }],
        },
      ],
    }),
  });
  act(() => setFlags({ quick_reorder: true }));
  open('/catalogs/catalog-1', { session: ana });
  expect(await screen.findByRole('link', { name: /2 × Dal makhani/ })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/order?reorder=order-7&orderIdentifierType=ID',
  );
  expect(network.callsOf('getReorder')[0]?.query).toEqual({ latitude: '49.2838', longitude: '-123.1088' });
});

it('[LST-06] asks for no earlier orders while their flag is off', async () => {
  const network = list();
  open('/catalogs/catalog-1', { session: ana });
  await screen.findByRole('link', { name: /Beit Zaytoun/ });
  expect(network.callsOf('getReorder')).toHaveLength(0);
});

it('says that the catalog does not exist, and offers a next step', async () => {
  list({
    getCatalog: () => refuseWith(404, 'NOT_FOUND'),
    getCatalogMerchants: () => refuseWith(404, 'NOT_FOUND'),
  });
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This list is no longer available' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/');
});

it('tries again if the catalog did not load', async () => {
  const network = list({ getCatalog: () => refuseWith(500, 'INTERNAL') });
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'This list didn’t load' })).toBeVisible();
  expect(document.title).toBe('This list didn’t load');
  network.plan({ getCatalog: () => ({ catalogDetails: makeCatalogDetails() }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lunch in Gastown' })).toBeVisible();
});

it('[LST-05] keeps the catalog and asks for its list again when the list’s token has expired', async () => {
  const network = list({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails({ hasNearbySection: false }) }),
    getCatalogMerchants: ({ query }) =>
      query.nextPageToken === undefined
        ? makeMerchantList({ hasNextPage: true, paginationToken: 'page-2' })
        : refuseWith(400, 'INVALID_PARAMETER', { reason: 'nextPageToken' }),
  });
  const { user, effects } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(network.callsOf('getCatalogMerchants')).toHaveLength(3));
  expect(network.callsOf('getCatalogMerchants')[2]?.query).not.toHaveProperty('nextPageToken');
  expect(effects).toMatchObject([{ flow: 'listRestart' }]);
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lunch in Gastown' })).toBeVisible();
});
