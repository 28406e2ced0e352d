import { expect, it } from '@jest/globals';
import { gatewayQueries } from '@tiffin/api';
import type { DeliveryLocation } from '@tiffin/domain';
import { ana, makeActiveCart, makeCategory, makeMerchantList } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';
import { readBrowsing, nearbyQuery } from '../../domain/browsing-query';

const load = async () => {
  const { HomeScreen } = await import('./home-screen');
  return <HomeScreen />;
};

const gastown: DeliveryLocation = {
  kind: 'point',
  latitude: 49.2838,
  longitude: -123.1088,
  displayName: 'Gastown, Vancouver',
};
const path = '/?address=Gastown%2C+Vancouver&lat=49.2838&lon=-123.1088';
const point = { latitude: gastown.latitude, longitude: gastown.longitude };
const params = { ...nearbyQuery(readBrowsing(new URLSearchParams()), gastown, null), limit: undefined };
const filled = [
  [gatewayQueries.nearby(params).queryKey, { pages: [makeMerchantList()], pageParams: [null] }],
  [gatewayQueries.categories({ ...point, maxDistance: 5000, limit: 12 }).queryKey, [makeCategory()]],
] as const;

it('asks an unknown guest where to', async () => {
  const { served, page } = await renderOnServerAndHydrate({ load });
  expect(served).toHaveTextContent('Where to?');
  expect(page).toHaveTextContent('Where to?');
});

it('shows a person who has chosen a location what is near it, after hydration', async () => {
  const { served, page } = await renderOnServerAndHydrate({
    load,
    browser: { session: ana, deliveryLocation: gastown, width: 1280, isOnline: false },
  });
  expect(served).toHaveTextContent('Where to?');
  expect(page).toHaveTextContent('Restaurants near you');
  expect(page).not.toHaveTextContent('Where to?');
});

it.each(['en', 'zh'] as const)('shows restaurants near the place of the URL: %s', async (locale) => {
  const browser = { session: ana, width: 1280, stored: { 'tiffin.personal.room.active': '78@1280' } };
  const { served } = await renderOnServerAndHydrate({ load, path, locale, filled, browser });
  expect(served.querySelector('a[href="/m/lucknow-lunch-home/menu"]')).toHaveTextContent('Lucknow');
  expect(served.querySelector('nav a')).toHaveAttribute('href', expect.stringContaining('cuisine='));
});

it('shows the orders and carts of a person that the header has read before the page hydrates', async () => {
  const active = makeActiveCart({ itemCount: 2 });
  const { served, page } = await renderOnServerAndHydrate({
    load,
    browser: { read: [[gatewayQueries.active().queryKey, [active]]] },
  });
  expect(served.querySelector('section[aria-label="Your carts and orders"]')).toBeNull();
  expect(page.querySelector('section[aria-label="Your carts and orders"]')).not.toBeNull();
});

it('searches without JavaScript, with the place and the filters of the URL', async () => {
  const { served } = await renderOnServerAndHydrate({ load, path: `${path}&top=true&q=dal` });
  const sent = sentBy(served, 'form[action="/"][method="get"]:has([name="q"])');
  expect(sent).toEqual({
    address: 'Gastown, Vancouver',
    lat: '49.2838',
    lon: '-123.1088',
    top: 'true',
    q: 'dal',
  });
});

it('searches near the default location without JavaScript if the URL has no place', async () => {
  const { served } = await renderOnServerAndHydrate({ load });
  const sent = sentBy(served, 'form[action="/"][method="get"]:has([name="q"])');
  expect(sent).toEqual({ address: 'Gastown, Vancouver', lat: '49.2838', lon: '-123.1088', q: '' });
});

it('finds an address that was sent before the page had hydrated', async () => {
  const { served } = await renderOnServerAndHydrate({ load });
  expect(sentBy(served, 'form[action="/"]:has([name="city"])')).toEqual({ city: '' });
});

/** Returns what a form sends when its button is pressed. */
function sentBy(served: HTMLElement, selector: string): Record<string, unknown> {
  const form = served.querySelector<HTMLFormElement>(selector);
  if (form === null) throw new Error(`No ${selector}`);
  expect(form.querySelector('button[type="submit"]')).not.toBeNull();
  return Object.fromEntries(new FormData(form));
}
