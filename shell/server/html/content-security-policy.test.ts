import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { PRODUCTION } from '../test-support/production';
import { BEFORE_HYDRATION_SOURCE } from './before-hydration';
import { contentSecurityPolicies } from './content-security-policy';

const HOSTS = {
  TIFFIN_SHELL_URL: 'https://shop.test',
  TIFFIN_ASSET_URL: 'https://assets.test/deploy',
  TIFFIN_SANDBOX_URL: 'https://services.test',
  TIFFIN_SSO_URL: 'https://sso.test/auth',
  TIFFIN_STRIPE_SCRIPT_URL: 'https://cards.test/v3/stripe.js',
  TIFFIN_FLAGS_URL: 'https://flags.test/ofrep',
  TIFFIN_CMS_URL: 'https://cms.test/content',
  TIFFIN_IP_LOOKUP_URL: 'https://ip.test/where',
  TIFFIN_ANALYTICS_URL: 'https://analytics.test/events',
  TIFFIN_ERROR_DSN: 'https://key@errors.test/1',
  TIFFIN_FRAUD_SCRIPT_URL: 'https://fraud.test/f.js',
  TIFFIN_ADDRESS_SEARCH_URL: 'https://addresses.test/photon',
  TIFFIN_MAP_STYLE_URL: 'https://maps.test/style.json?key=k',
  TIFFIN_MAP_ORIGINS: 'https://tiles.test',
  TIFFIN_FRAME_ORIGINS: 'https://partner.test',
  TIFFIN_IMAGE_ORIGINS: 'https://pictures.test',
  TIFFIN_IMAGE_RESIZER: 'https://cdn.test/{width}/{url}',
};

function policies(env: Readonly<Record<string, string>> = {}, more: readonly string[] = []) {
  return contentSecurityPolicies(readSettings(env), 'n0nce', more).map((policy) =>
    Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)])),
  );
}

it('runs scripts by nonce only, and from our hosts only', () => {
  const [byNonce = '', byHost = ''] = contentSecurityPolicies(readSettings({}), 'n0nce');
  expect(byNonce).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(byHost).toContain(
    `script-src 'self' ${BEFORE_HYDRATION_SOURCE} http://localhost:3001 http://localhost:4000;`,
  );
  expect(byNonce + byHost).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

it('lets by nonce run only scripts with it and what they load, no plug-in and no other base', () => {
  expect(policies()[0]).toEqual({
    'script-src': ["'nonce-n0nce'", "'strict-dynamic'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  });
});

it('allows each host for what it is there for, and nothing that is not named', () => {
  const [services, side] = [
    ['https://services.test'],
    [
      'https://analytics.test',
      'https://cms.test',
      'https://flags.test',
      'https://ip.test',
      'https://errors.test',
    ],
  ];
  const maps = ['https://maps.test', 'https://tiles.test'];
  const [addresses, assets, sso, cards, fraud] = [
    'https://addresses.test',
    'https://assets.test',
    'https://sso.test',
    'https://cards.test',
    'https://fraud.test',
  ];
  expect(policies(HOSTS)[1]).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", BEFORE_HYDRATION_SOURCE, assets, cards, fraud],
    'style-src': ["'self'", "'nonce-n0nce'"],
    'img-src': ["'self'", 'data:', assets, ...services, 'https://pictures.test', 'https://cdn.test'],
    'font-src': ["'self'", assets],
    'connect-src': ["'self'", assets, ...services, ...side, addresses, ...maps, sso, cards, fraud],
    'frame-src': ["'self'", sso, cards],
    'manifest-src': ["'self'"],
    'worker-src': ['https://shop.test/worker.js', 'https://shop.test/_map/worker.mjs'],
    'form-action': ["'self'", sso],
    'frame-ancestors': ["'self'", 'https://partner.test'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  });
});

it('names a host once, though several services are there, and none for a service that the site does without', () => {
  const without = Object.fromEntries(
    Object.keys(HOSTS)
      .filter((name) => /FLAGS|CMS|IP_LOOKUP|ANALYTICS|DSN|FRAUD_S|MAP_STYLE/.test(name))
      .map((name) => [name, 'none']),
  );
  expect(policies({ ...HOSTS, ...without })[1]?.['connect-src']).toEqual([
    "'self'",
    'https://assets.test',
    'https://services.test',
    'https://addresses.test',
    'https://sso.test',
    'https://cards.test',
  ]);
});

it('runs no worker of a map and connects to no tiles on a site without maps', () => {
  const byHost = policies({ ...HOSTS, TIFFIN_MAP_STYLE_URL: 'none' })[1];
  expect(byHost?.['worker-src']).toEqual(['https://shop.test/worker.js']);
  expect(byHost?.['connect-src']).not.toContain('https://tiles.test');
});

it('allows Google as the address search where it is set, and nothing else of Google', () => {
  const google = { TIFFIN_ADDRESS_SEARCH: 'google', TIFFIN_ADDRESS_SEARCH_KEY: 'k' };
  const { 'connect-src': sources, 'script-src': scripts } = policies(google)[1] ?? {};
  expect(sources).toContain('https://places.googleapis.com');
  expect(JSON.stringify(scripts)).not.toContain('google');
});

it('lets a build of another origin run, tell of changes by a socket, and nothing else', () => {
  const [byNonce, byHost] = policies(HOSTS, ['http://localhost:3201', 'https://dev.test']);
  expect(byNonce).toEqual(policies(HOSTS)[0]);
  expect(byHost?.['script-src']).toEqual(
    expect.arrayContaining(['http://localhost:3201', 'https://dev.test']),
  );
  expect(byHost?.['connect-src']).toEqual(expect.arrayContaining(['ws://localhost:3201', 'wss://dev.test']));
  expect(byHost?.['frame-src']).toEqual(policies(HOSTS)[1]?.['frame-src']);
});

it.each([
  ['dev', true],
  ['sandbox', false],
])('lets a page open any socket of this machine in the environment %s: %s', (environment, isAllowed) => {
  const sources = policies({ TIFFIN_ENVIRONMENT: environment })[1]?.['connect-src'] ?? [];
  expect(sources.includes('ws://localhost:*')).toBe(isAllowed);
});

it('lets no stranger hold a page in a frame', () => {
  expect(policies()[1]?.['frame-ancestors']).toEqual([
    "'self'",
    'http://localhost:3100',
    'http://127.0.0.1:3100',
  ]);
});

// https://docs.stripe.com/security/guide#content-security-policy (Stripe.js) and, for its sheet,
// https://developers.google.com/pay/api/web/guides/resources/csp-guide
it.each([
  ['script-src', ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://pay.google.com']],
  ['connect-src', ['https://api.stripe.com', 'https://pay.google.com', 'https://google.com']],
  [
    'frame-src',
    [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://pay.google.com',
    ],
  ],
])(
  '[CHK-14] allows in production for %s what the card provider and its wallets need',
  (directive, sources) => {
    const url = { TIFFIN_STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js' };
    expect(policies({ ...PRODUCTION, ...url })[1]?.[directive]).toEqual(expect.arrayContaining(sources));
  },
);

it('[CHK-14] allows nothing of the card provider or of a wallet beside the sandbox’s stand-in', () => {
  const written = contentSecurityPolicies(readSettings({}), 'n0nce').join();
  expect(written).not.toMatch(/stripe\.com|google|apple/);
  expect(policies()[1]?.['frame-src']).toContain('http://localhost:4000');
});

/** The settings of real vendors, and what their pages need beyond the hosts that the settings name. */
const VENDORS = {
  TIFFIN_STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js',
  TIFFIN_FRAUD_SCRIPT_URL: 'https://cdn.sift.com/s.js',
  TIFFIN_ERROR_DSN: 'https://key@o1.ingest.sentry.io/2',
  TIFFIN_MAP_STYLE_URL: 'https://api.maptiler.com/maps/streets/style.json?key=k',
  TIFFIN_MAP_ORIGINS: 'https://tiles.maptiler.com',
  TIFFIN_IMAGE_ORIGINS: 'https://pictures.example',
};

it.each([
  ['script-src', ['https://js.stripe.com', 'https://cdn.sift.com']],
  [
    'connect-src',
    [
      'https://api.stripe.com',
      'https://cdn.sift.com',
      'https://hexagon-analytics.com',
      'https://o1.ingest.sentry.io',
      'https://api.maptiler.com',
      'https://tiles.maptiler.com',
    ],
  ],
  ['img-src', ['https://pictures.example', 'https://hexagon-analytics.com']],
])('allows in production for %s what Stripe, Sift, Sentry, maps and pictures need', (directive, sources) => {
  expect(policies({ ...PRODUCTION, ...VENDORS })[1]?.[directive]).toEqual(expect.arrayContaining(sources));
});

it('runs no script of a host that only receives reports, or only has pictures or tiles', () => {
  const scripts = policies({ ...PRODUCTION, ...VENDORS })[1]?.['script-src']?.join(' ');
  expect(scripts).not.toMatch(/hexagon|sentry|maptiler|pictures/);
  expect(scripts).not.toContain('localhost');
});

it('allows nothing of Sift beside a stand-in for it', () => {
  expect(contentSecurityPolicies(readSettings({}), 'n0nce').join()).not.toMatch(/sift\.com|hexagon/);
});
