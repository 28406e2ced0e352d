import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  fakeNetwork,
  makeCatalogDetails,
  makeMerchantList,
  makeWorkspace,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { CatalogScreen } from './catalog-screen';

const open = () =>
  renderInApp(<CatalogScreen />, { path: '/workspaces/workspace-1', route: '/workspaces/:workspaceId' });

it('[LST-07] shows a workplace with its place, its team and the merchants of its catalog', async () => {
  const network = fakeNetwork({
    getWorkspace: () => ({ workspace: makeWorkspace() }),
    getCatalog: () => ({
      catalogDetails: makeCatalogDetails({ hasNearbySection: false, hasCategorySection: false }),
    }),
    getCatalogMerchants: () => makeMerchantList(),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
  expect(screen.getByText('Gastown, Vancouver')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your team' })).toHaveAttribute(
    'href',
    '/order/team/join?teamId=team-1',
  );
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(network.callsOf('getWorkspace')[0]?.params).toEqual({ workspaceId: 'workspace-1' });
  expect(network.callsOf('getCatalogMerchants')[0]?.query).toEqual({ catalogId: 'catalog-1', limit: '24' });
  expect(document.title).toBe('Northlight Studio · Tiffin');
});

it('[LST-07] shows the merchants near a workplace without a catalog, and no team if it has none', async () => {
  const network = fakeNetwork({
    getWorkspace: () => ({ workspace: makeWorkspace({ catalogId: null, teamId: null }) }),
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [] }),
  });
  open();
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your team' })).toBeNull();
  expect(network.callsOf('getNearbyMerchants')[0]?.query).toMatchObject({
    latitude: '49.2838',
    longitude: '-123.1088',
  });
});

it('[LST-07] says that a workplace does not exist', async () => {
  fakeNetwork({ getWorkspace: () => refuseWith(404, 'NOT_FOUND') });
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This list is no longer available' }),
  ).toBeVisible();
});

it('[LST-07] tries again if the workplace did not load', async () => {
  const network = fakeNetwork({ getWorkspace: () => refuseWith(500, 'INTERNAL') });
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'This list didn’t load' })).toBeVisible();
  network.plan({
    getWorkspace: () => ({ workspace: makeWorkspace({ catalogId: null }) }),
    getNearbyMerchants: () => makeMerchantList({ merchants: [] }),
    getNearbyCategories: () => ({ categories: [] }),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No restaurants here yet' })).toBeVisible();
});
