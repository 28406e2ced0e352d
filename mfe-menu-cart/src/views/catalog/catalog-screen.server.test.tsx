import { expect, it } from '@jest/globals';
import { gatewayQueries } from '@tiffin/api';
import { ana, makeCatalogDetails, makeCategory, makeMerchantList, makeWorkspace } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';
import { catalogQuery } from '../../domain/catalog-query';

const load = async () => {
  const { CatalogScreen } = await import('./catalog-screen');
  return <CatalogScreen />;
};

const ofCatalog = { load, path: '/catalogs/catalog-1', route: '/catalogs/:catalogId' };
const ofWorkspace = { load, path: '/workspaces/workspace-1', route: '/workspaces/:workspaceId' };
const catalog = makeCatalogDetails();
const { latitude, longitude } = catalog.location;
const list = { pages: [makeMerchantList()], pageParams: [null] };
const nearby = { latitude, longitude, maxDistance: 5000, notInCatalog: catalog.catalogId, limit: 6 };
const filled = [
  [gatewayQueries.workspace('workspace-1').queryKey, makeWorkspace()],
  [gatewayQueries.catalog('catalog-1').queryKey, catalog],
  [gatewayQueries.catalogMerchants(catalogQuery(new URLSearchParams(), 'catalog-1', null)).queryKey, list],
  [
    gatewayQueries.categories({ latitude, longitude, maxDistance: 5000, limit: 12 }).queryKey,
    [makeCategory()],
  ],
  [gatewayQueries.nearby(nearby).queryKey, list],
] as const;
const browser = {
  session: ana,
  deliveryLocation: { ...catalog.location, kind: 'point' },
  width: 1280,
  isOnline: false,
} as const;

it.each([ofCatalog, ofWorkspace])('reserves the room of what is not known: $path', async (options) => {
  const { served } = await renderOnServerAndHydrate({ ...options, browser });
  expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it.each([ofCatalog, ofWorkspace])('shows merchants as links: $path', async (options) => {
  const { served, page } = await renderOnServerAndHydrate({ ...options, filled, browser });
  expect(served.querySelectorAll('a[href="/m/lucknow-lunch-home/menu"]')).toHaveLength(2);
  expect(served).toHaveTextContent('Deliver here');
  expect(page).not.toHaveTextContent('Deliver here');
});
