import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { prefetchOf } from '@tiffin/federation';
import type { ReadQuery } from '@tiffin/federation';
import { renderInApp } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';
import { isValidElement } from 'react';
import { remote } from './remote';
import { openKitchen } from './test-support/open-kitchen';

const params = { merchantExternalId: 'lucknow-lunch-home' };
const home = { path: '/', element: <p>Home</p> };

/** Renders another page, and reads the first data of a page of the remote. */
async function reachFor(route: string, search = '') {
  const element = remote.routes.find(({ path }) => path === route)?.element;
  const app = renderInApp(<>{element}</>, { route, routes: [home] });
  const read: ReadQuery = (query) => app.queryClient.fetchQuery(query).catch(() => undefined);
  const prefetch = isValidElement(element) && prefetchOf(Object(element.type));
  if (prefetch) await prefetch(read, { params, search });
  return app;
}

const countsOf = (network: FakeNetwork, calls: readonly string[]): readonly number[] =>
  calls.map((call) => network.callsOf(call).length);

it('reads early what the menu page then shows without a request for merchant or menu', async () => {
  const network = openKitchen();
  const app = await reachFor('/m/:merchantExternalId/menu', '?menudraftid=d1');
  const counts = () => countsOf(network, ['getMerchant', 'getMenus']);
  expect(counts()).toEqual([1, 1]);
  await app.navigate('/m/lucknow-lunch-home/menu?menudraftid=d1');
  expect(await screen.findByRole('heading', { level: 3, name: 'Dal makhani' })).toBeVisible();
  expect(counts()).toEqual([1, 1]);
});

it('[MNU-15] reads early the choices of the dish that a link names', async () => {
  const network = openKitchen();
  await reachFor('/m/:merchantExternalId/menu', '?item=item-thali');
  expect(network.callsOf('getMenus')[0]?.query).toMatchObject({ includeChoicesForItemId: 'item-thali' });
});
