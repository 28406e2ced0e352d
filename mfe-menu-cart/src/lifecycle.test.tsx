import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeMerchantList, testConfig } from '@tiffin/testing';
import { bootstrap, mount, unmount } from './lifecycle';
import { remote } from './remote';
import { openKitchen } from './test-support/open-kitchen';

beforeAll(() => {
  // The partner's page renders outside of Testing Library.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const props = (domElement: HTMLElement, initialPath: string) => ({
  name: 'menu-cart-at-a-partner',
  domElement,
  initialPath,
  locale: 'en' as const,
  config: testConfig,
  accessToken: 'user-token',
});

it('[FED-07] offers its routes to a shell', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    '/',
    '/catalogs/:catalogId',
    '/workspaces/:workspaceId',
    '/m/:merchantExternalId/menu',
    '/m/:merchantExternalId/order',
  ]);
});

it('[FED-07] mounts the same screens on a partner’s page, and leaves nothing behind', async () => {
  openKitchen({
    getDeliveryAddresses: () => ({ deliveryAddresses: [] }),
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [] }),
  });
  document.title = 'A partner';
  const container = document.body.appendChild(document.createElement('div'));
  const before = document.documentElement.outerHTML;
  const own = props(container, '/m/lucknow-lunch-home/menu');
  await bootstrap(own);
  await mount(own);
  expect(await screen.findByRole('link', { name: /Dal makhani/ })).toBeVisible();
  await unmount(own);
  expect(document.documentElement.outerHTML).toBe(before);

  const again = props(container, '/');
  await mount(again);
  await userEvent
    .setup()
    .type(await screen.findByRole('combobox', { name: 'Delivery address' }), 'Berlin{Enter}');
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  await unmount(again);
  expect(document.documentElement.outerHTML).toBe(before);
  container.remove();
});
