import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { makeMerchant, refuseWith, renderInApp } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';

const office = {
  kind: 'point',
  latitude: 43.6455,
  longitude: -79.3901,
  displayName: '12 Mercer Street',
} as const;
const brand = { id: 'brand-1', externalId: 'awadh-kitchens', name: 'Awadh & Kitchens' };
const heading = { level: 1, name: 'We can’t find this restaurant' } as const;

const open = (path: string, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<MenuScreen />, { path, route: '/m/:merchantExternalId/menu', ...more });

const openBrand = (handlers: Parameters<typeof openKitchen>[0] = {}) =>
  openKitchen({
    getMerchant: ({ query }) =>
      query['brandExternalId'] === 'awadh-kitchens' || query['externalId'] === 'lucknow-lunch-home'
        ? { merchant: makeMerchant() }
        : refuseWith(404, 'NOT_FOUND'),
    ...handlers,
  });

it('[MER-04] the URL of a brand leads to the menu of its first restaurant, with its query', async () => {
  const network = openBrand();
  const { location } = open('/m/awadh-kitchens/menu?lang=en&item=item-dal');
  expect(await screen.findByRole('dialog', { name: 'Dal makhani' })).toBeVisible();
  expect(location()).toBe('/m/lucknow-lunch-home/menu?lang=en&item=item-dal');
  const asked = network.callsOf('getMerchant').map(({ query }) => query);
  expect(asked).toEqual([
    { externalId: 'awadh-kitchens' },
    { brandExternalId: 'awadh-kitchens' },
    { externalId: 'lucknow-lunch-home' },
  ]);
});

it('the URL of a brand leads to its restaurants near the place where the person wants food', async () => {
  const network = openBrand({ getBrands: () => ({ brand }) });
  const { location } = open('/m/awadh-kitchens/menu', { deliveryLocation: office });
  await waitFor(() => {
    expect(location()).toBe('/?q=Awadh+%26+Kitchens');
  });
  expect(network.callsOf('getBrands')[0]?.query).toEqual({ externalId: 'awadh-kitchens' });
  expect(network.callsOf('getMerchant')).toHaveLength(1);
});

it.each([
  ['anywhere', {}],
  ['near a place', { deliveryLocation: office }],
])('says that there is no restaurant at an unknown URL, and offers a next step: %s', async (_where, more) => {
  openBrand({ getBrands: () => refuseWith(404, 'NOT_FOUND'), getMenus: () => refuseWith(404, 'NOT_FOUND') });
  const { location } = open('/m/nowhere/menu', more);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/');
  expect(location()).toBe('/m/nowhere/menu');
});

it('[MER-04] says nothing of an unknown URL before it is known whether it is a brand’s', async () => {
  const { promise, resolve } = held();
  const network = openBrand({
    getMerchant: ({ query }) => (query['brandExternalId'] ? promise : refuseWith(404, 'NOT_FOUND')),
  });
  const { container } = open('/m/nowhere/menu');
  await waitFor(() => expect(network.callsOf('getMerchant')).toHaveLength(2));
  expect(screen.queryByRole('heading', heading)).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(async () => resolve(refuseWith(404, 'NOT_FOUND')));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

it('[MER-04] asks for no brand where the restaurant is known', async () => {
  const network = openBrand();
  open('/m/lucknow-lunch-home/menu');
  expect(await screen.findByRole('link', { name: /Dal makhani/ })).toBeVisible();
  expect(network.callsOf('getMerchant').map(({ query }) => query)).toEqual([
    { externalId: 'lucknow-lunch-home' },
  ]);
});

function held() {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve: (answer: unknown) => resolve(answer) };
}
