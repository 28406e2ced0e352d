import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, makeMerchantList, renderInApp } from '@tiffin/testing';
import { findPlaces } from '../../test-support/found-places';
import { HomeScreen } from './home-screen';

const town = (handlers: Parameters<typeof fakeNetwork>[0] = {}) =>
  fakeNetwork({
    getNearbyMerchants: () => makeMerchantList(),
    getNearbyCategories: () => ({ categories: [] }),
    getActiveOrders: () => ({ data: [] }),
    searchAddresses: findPlaces,
    ...handlers,
  });

const open = (path: string, options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<HomeScreen />, { path, route: '/', ...options });

it('[PRM-01] city shows the restaurants of that city, for a stranger, too', async () => {
  const network = town();
  open('/?city=Berlin');
  expect(await screen.findByRole('link', { name: /Lucknow Lunch Home/ })).toBeVisible();
  expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '52.5244' });
});

it('[PRM-01] city leaves a point in the URL alone', async () => {
  const network = town();
  open('/?city=Berlin&lat=51.5&lon=-0.1');
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(network.callsOf('getNearbyMerchants').map(({ query }) => query.latitude)).toEqual(['51.5']);
});

it('[PRM-01] an unknown city changes nothing', async () => {
  const network = town();
  open('/?city=Atlantis');
  expect(await screen.findByRole('heading', { name: 'Where to?' })).toBeVisible();
  await waitFor(() => expect(network.callsOf('searchAddresses')).toHaveLength(1));
  expect(network.callsOf('getNearbyMerchants')).toHaveLength(0);
});

it('[PRM-01] placeId falls back to the city if the service cannot look ids up', async () => {
  const network = town();
  open('/?placeId=ChIJ12&city=Berlin');
  await screen.findByRole('link', { name: /Lucknow Lunch Home/ });
  expect(network.callsOf('getNearbyMerchants').at(-1)?.query).toMatchObject({ latitude: '52.5244' });
});
