import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeNetwork, refuseWith, testConfig } from '@tiffin/testing';
import { bootstrap, mount, unmount } from './lifecycle';
import { remote } from './remote';

beforeAll(() => {
  // The partner's page renders outside of Testing Library.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

it('[FED-13] offers its routes and its slot to a shell', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    '/order/fulfillments/:fulfillmentId/edit',
    '/g/:linkId',
  ]);
  expect(Object.keys(remote.slots ?? {})).toEqual(['group-order-entry']);
});

it('[FED-13] bootstraps, mounts and unmounts the same screens on a partner’s page, and leaves nothing behind', async () => {
  fakeNetwork({ getFulfillment: () => refuseWith(403, 'FORBIDDEN', { reason: 'CLOSED' }) });
  document.title = 'A partner';
  const domElement = document.body.appendChild(document.createElement('div'));
  const before = document.documentElement.outerHTML;
  const props = {
    name: 'group-order-at-a-partner',
    domElement,
    initialPath: '/order/fulfillments/fulfillment-1/edit',
    locale: 'en' as const,
    config: testConfig,
  };
  await bootstrap(props);
  await mount(props);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'This group order has been placed' }),
  ).toBeVisible();
  await unmount(props);
  expect(document.documentElement.outerHTML).toBe(before);
  domElement.remove();
});
