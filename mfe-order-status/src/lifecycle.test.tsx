import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder, makeOrderReceipt, fakeNetwork, testConfig } from '@tiffin/testing';
import { bootstrap, mount, unmount } from './lifecycle';
import { remote } from './remote';

beforeAll(() => {
  // The partner's page renders outside of Testing Library.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

it('[FED-15] offers its routes to a shell', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    '/m/:merchantExternalId/status/:orderIdOrToken',
    '/orders',
  ]);
});

it('[FED-15] bootstraps, mounts and unmounts the same screens on a partner’s page, and leaves nothing behind', async () => {
  fakeNetwork({ getOrderByToken: () => ({ order: makeOrder() }) });
  document.title = 'A partner';
  const domElement = document.body.appendChild(document.createElement('div'));
  const before = document.documentElement.outerHTML;
  const props = {
    name: 'order-status-at-a-partner',
    domElement,
    initialPath: '/m/lucknow-lunch-home/status/t-1?orderIdentifierType=TOKEN',
    locale: 'en' as const,
    config: testConfig,
  };
  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { level: 2, name: /Sent to the restaurant/ })).toBeVisible();
  await unmount(props);
  expect(document.documentElement.outerHTML).toBe(before);
  domElement.remove();
});

it('[FED-08] two orders on one page have one landmark each, named by the order', async () => {
  fakeNetwork({
    getOrderByToken: ({ params }) => ({
      order: makeOrder({ orderReceipt: makeOrderReceipt({ orderTicketNumber: String(params['token']) }) }),
    }),
  });
  const mounts = ['41', '42'].map((token) => ({
    name: `order-${token}`,
    domElement: document.body.appendChild(document.createElement('div')),
    initialPath: `/m/lucknow-lunch-home/status/${token}?orderIdentifierType=TOKEN`,
    locale: 'en' as const,
    config: testConfig,
  }));
  for (const props of mounts) await mount(props);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  for (const { domElement, name } of mounts) {
    const landmark = await within(domElement).findByRole('region');
    expect(landmark).toHaveAccessibleName(`${name.replace('order-', 'Order ')}, Lucknow Lunch Home, Gastown`);
    expect(within(landmark).getByRole('group', { name: 'Receipt' })).toBeVisible();
  }
  for (const role of ['main', 'banner', 'complementary', 'contentinfo', 'form', 'navigation', 'search'])
    expect(screen.queryByRole(role)).toBeNull();
  for (const props of mounts) {
    await unmount(props);
    props.domElement.remove();
  }
});
