import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  fakeNetwork,
  makeCatalogDetails,
  makeMerchantList,
  makeMerchantSummary,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { CatalogScreen } from './catalog-screen';

const open = () =>
  renderInApp(<CatalogScreen />, { path: '/catalogs/catalog-1', route: '/catalogs/:catalogId' });

it('[RTE-12] shows a catalog, its merchants and those near it, with links to their menus', async () => {
  const beit = makeMerchantSummary({ id: 'merchant-2', name: 'Beit Zaytoun', url: '/m/beit-zaytoun' });
  const network = fakeNetwork({
    getCatalog: () => ({ catalogDetails: makeCatalogDetails() }),
    getCatalogMerchants: () => makeMerchantList(),
    getNearbyMerchants: () => makeMerchantList({ merchants: [beit] }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lunch in Gastown' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/menu',
  );
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toHaveAttribute(
    'href',
    '/m/beit-zaytoun/menu',
  );
  expect(network.callsOf('getNearbyMerchants')[0]?.query).toMatchObject({ notInCatalog: 'catalog-1' });
});

it('says that the catalog does not exist, and offers a next step', async () => {
  fakeNetwork({
    getCatalog: () => refuseWith(404, 'NOT_FOUND'),
    getCatalogMerchants: () => refuseWith(404, 'NOT_FOUND'),
  });
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This list is no longer available' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/');
});

it('[LST-05] keeps the catalog and asks for its list again when the list’s token has expired', async () => {
  const network = fakeNetwork({
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
