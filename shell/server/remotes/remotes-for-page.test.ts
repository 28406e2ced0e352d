import { expect, it } from '@jest/globals';
import type { Locale, RegistryEntry } from '@tiffin/contracts';
import { remotesForPage } from './remotes-for-page';

const checkout: RegistryEntry = {
  version: '1.2.0',
  buildId: 'abc',
  contract: 2,
  manifestUrl: 'http://localhost:3001/mfe-checkout/1.2.0-abc/mf-manifest.json',
  entry: 'remoteEntry.1.js',
  integrity: { 'remoteEntry.1.js': 'sha384-e', 'screen.2.js': 'sha384-s' },
  preload: ['remoteEntry.1.js'],
  routes: [{ path: '/m/:merchantExternalId/place/order', screen: 'checkout-screen', isAfterOrder: true }],
  screens: { '/m/:merchantExternalId/place/order': ['screen.2.js', 'remoteEntry.1.js'] },
  slots: ['cart-summary'],
};
/** The remote as a page receives it: its routes are sent separately from the registry. */
const { routes: _beside, ...toldCheckout } = checkout;
const toldRegistry = { remotes: { 'mfe-checkout': toldCheckout } };
const routes = { 'mfe-checkout': [{ path: '/m/:merchantExternalId/place/order', isAfterOrder: true }] };
const request: Parameters<typeof remotesForPage>[0] = {
  path: '/m/lucknow/place/order',
  locale: 'en',
  registry: { remotes: { 'mfe-checkout': checkout } },
  overrides: {},
  overrideHosts: [],
};

it('[FED-01] [FED-11] gives the record and the files of the remote that owns the path, with their hashes', () => {
  const { told, preloads } = remotesForPage(request);
  expect(told).toEqual({ registry: toldRegistry, routes });
  expect(preloads).toEqual([
    { url: 'http://localhost:3001/mfe-checkout/1.2.0-abc/remoteEntry.1.js', integrity: 'sha384-e' },
    { url: 'http://localhost:3001/mfe-checkout/1.2.0-abc/screen.2.js', integrity: 'sha384-s' },
  ]);
});

it('preloads the sentences of the page’s language too', () => {
  const languages = { zh: ['zh.3.js'] };
  const registry = { remotes: { 'mfe-checkout': { ...checkout, languages } } };
  const preloaded = (locale: Locale) =>
    remotesForPage({ ...request, registry, locale }).preloads.map(({ url }) => url);
  expect(preloaded('en')).toHaveLength(2);
  expect(preloaded('zh')).toContain('http://localhost:3001/mfe-checkout/1.2.0-abc/zh.3.js');
});

it('names the shared modules that the screen needs beyond the shell’s first chunk', () => {
  const takes = {
    '/m/:merchantExternalId/place/order': ['@tiffin/ui/more'],
    '/other': ['@tiffin/ui/overlay'],
  };
  const registry = { remotes: { 'mfe-checkout': { ...checkout, takes } } };
  expect(remotesForPage({ ...request, registry }).takes).toEqual(['@tiffin/ui/more']);
});

it.each([['/'], ['/nowhere']])('sends only what exists if no remote owns %s', (path) => {
  const short = { ...toldCheckout, integrity: {}, preload: [], screens: {}, isShort: true };
  expect(remotesForPage({ ...request, path })).toEqual({
    told: { registry: { remotes: { 'mfe-checkout': short } }, routes },
    preloads: [],
    takes: [],
    moreOrigins: [],
  });
});

it('names the hosts that an override may come from', () => {
  const overrideHosts = ['localhost:3200'];
  expect(remotesForPage({ ...request, overrideHosts }).told.overrideHosts).toEqual(overrideHosts);
});

it('tells the paths of remotes whose first build is under way, until they are there', () => {
  const awaitedRoutes = {
    '/m/:merchantExternalId/place/order': 'mfe-checkout',
    '/order/team/join': 'mfe-teams',
    '/order/team/join/v2': 'mfe-teams',
  };
  expect(remotesForPage({ ...request, awaitedRoutes }).told.awaited).toEqual({
    'mfe-teams': [{ path: '/order/team/join' }, { path: '/order/team/join/v2' }],
  });
});

it('[FED-01] sends only the routes of other remotes, and the records of those that fill slots', () => {
  const others = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `mfe-other-${index}`,
      { ...checkout, slots: [], routes: [{ path: `/other-${index}`, screen: 'other-screen' }] },
    ]),
  );
  const [route] = checkout.routes ?? [];
  const shown = { ...toldCheckout, slots: ['group-order-entry'] };
  const later = { ...toldCheckout, slots: ['wallet-buttons'] };
  const registry = {
    remotes: {
      ...others,
      'mfe-checkout': { ...checkout, routes: [{ path: '', ...route, slots: shown.slots }] },
      'mfe-group-order': { ...shown, previous: checkout },
      'mfe-wallets': { ...later, previous: checkout },
    },
  };
  const { told } = remotesForPage({ ...request, registry });
  const nothing = { integrity: {}, preload: [], screens: {} };
  expect(told.registry).toEqual({
    remotes: {
      'mfe-checkout': toldCheckout,
      'mfe-group-order': shown,
      'mfe-wallets': { ...later, ...nothing, container: undefined, isShort: true },
    },
  });
  expect(told.routes).toMatchObject({ ...routes, 'mfe-other-49': [{ path: '/other-49' }] });
});

it('sends a short record of the previous build of the remote that owns the path', () => {
  const registry = { remotes: { 'mfe-checkout': { ...checkout, previous: checkout } } };
  const { told } = remotesForPage({ ...request, registry });
  const { manifestUrl, version, buildId } = checkout;
  const previous = expect.objectContaining({ manifestUrl, version, buildId, isShort: true, integrity: {} });
  expect(told.registry).toEqual({ remotes: { 'mfe-checkout': { ...toldCheckout, previous } } });
});

it('says nothing of server builds', () => {
  const server = 'server.3.js';
  const built = { ...checkout, server, integrity: { ...checkout.integrity, [server]: 'sha384-v' } };
  const registry = { remotes: { 'mfe-checkout': { ...built, previous: built, earlier: [built] } } };
  const { told } = remotesForPage({ ...request, registry });
  expect(JSON.stringify(told)).not.toMatch(/server|sha384-v/);
  const { previous, ...live } = told.registry.remotes['mfe-checkout'] ?? {};
  expect([live, previous?.isShort]).toEqual([toldCheckout, true]);
});

it('omits earlier builds, which a page reads from the registry when it needs them', () => {
  const registry = { remotes: { 'mfe-checkout': { ...checkout, earlier: [checkout] } } };
  expect(remotesForPage({ ...request, registry }).told.registry).toEqual(toldRegistry);
});

it('replaces the deployed remote with an override and allows its origin', () => {
  const url = 'http://localhost:3201/mf-manifest.json';
  const { told, preloads, moreOrigins } = remotesForPage({
    ...request,
    overrides: { 'mfe-checkout': url },
  });
  expect(told.registry.remotes['mfe-checkout']).toMatchObject({
    version: 'dev',
    manifestUrl: url,
    slots: ['cart-summary'],
    source: 'override',
  });
  expect([preloads, moreOrigins]).toEqual([[], ['http://localhost:3201']]);
});
