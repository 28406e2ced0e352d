import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeEmptyCart, makeMerchant, fakeNetwork, testConfig } from '@tiffin/testing';
import { bootstrap, mount, unmount } from './lifecycle';
import { remote } from './remote';

beforeAll(() => {
  // The partner's page renders outside of Testing Library.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

it('[FED-12] offers its routes and its slot to a shell', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(['/m/:merchantExternalId/place/order']);
  expect(Object.keys(remote.slots ?? {})).toEqual(['wallet-buttons']);
});

it('[FED-12] bootstraps, mounts and unmounts the same screens on a partner’s page, and leaves nothing behind', async () => {
  fakeNetwork({
    getMerchant: () => ({ merchant: makeMerchant() }),
    getCart: () => ({ cart: makeEmptyCart() }),
    getActiveOrders: () => ({ data: [] }),
  });
  document.title = 'A partner';
  const domElement = document.body.appendChild(document.createElement('div'));
  const before = document.documentElement.outerHTML;
  const props = {
    name: 'checkout-at-a-partner',
    domElement,
    initialPath: '/m/lucknow-lunch-home/place/order',
    locale: 'en' as const,
    config: testConfig,
  };
  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { level: 2, name: /Your cart is empty/ })).toBeVisible();
  await unmount(props);
  expect(document.documentElement.outerHTML).toBe(before);
  domElement.remove();
});
