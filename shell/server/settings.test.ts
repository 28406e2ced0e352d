import { expect, it } from '@jest/globals';
import { NO_SIDE_SERVICES, parseConfig } from '@tiffin/config';
import { contentSecurityPolicies } from './html/content-security-policy';
import { readSettings } from './settings';
import { PRODUCTION } from './test-support/production';

it('has a default for everything on one machine, and pages accept the result', () => {
  const settings = readSettings({});
  expect(settings.port).toBe(3000);
  expect(parseConfig(settings.config)).toEqual(settings.config);
  expect(settings.config.sso).toEqual({
    url: 'http://localhost:4000/auth',
    realm: 'tiffin',
    clientId: 'athena-client',
  });
});

it('follows the ports', () => {
  const { config, assetUrl } = readSettings({
    TIFFIN_SHELL_PORT: '3030',
    TIFFIN_ASSET_PORT: '3031',
    TIFFIN_SANDBOX_PORT: '4030',
  });
  expect([config.origin, assetUrl, config.services.main]).toEqual([
    'http://localhost:3030',
    'http://localhost:3031',
    'http://localhost:4030/main',
  ]);
});

it('names everything wrong at once, and blames only what was given', () => {
  const wrong = { TIFFIN_SHELL_PORT: '80000', TIFFIN_ASSET_URL: 'ftp://x', TIFFIN_ENVIRONMENT: 'production' };
  const read = (): unknown => readSettings(wrong);
  expect(read).toThrow('Settings: TIFFIN_SHELL_PORT must be a port (1 to 65535), not "80000"; ');
  expect(read).toThrow('TIFFIN_ASSET_URL must be an http(s) URL, not "ftp://x"; ');
  expect(read).toThrow('TIFFIN_MAIN_URL must not be this machine in production');
  expect(read).not.toThrow(/TIFFIN_SHELL_URL|TIFFIN_ASSET_URL must be https/);
});

it('[MNU-14] remembers no choices until it is switched on, then for 90 days or as many as said', () => {
  const daysOf = (env: Readonly<Record<string, string>>) => readSettings(env).config.localSelectionDays;
  expect(daysOf({})).toBeUndefined();
  expect(daysOf({ TIFFIN_LOCAL_SELECTION_DAYS: '30' })).toBeUndefined();
  expect(daysOf({ TIFFIN_LOCAL_SELECTIONS: 'on' })).toBe(90);
  expect(daysOf({ TIFFIN_LOCAL_SELECTIONS: 'on', TIFFIN_LOCAL_SELECTION_DAYS: '30' })).toBe(30);
  for (const days of ['0', '-1', '1.5', 'many']) {
    expect(() => daysOf({ TIFFIN_LOCAL_SELECTION_DAYS: days })).toThrow(
      'TIFFIN_LOCAL_SELECTION_DAYS must be',
    );
  }
});

it.each([
  ['', []],
  ['all', []],
  ['ratings, nudges', expect.not.arrayContaining(['ratings', 'nudges'])],
  ['none', expect.arrayContaining(['ratings', 'nudges', 'guestPayments'])],
])('tells pages which extensions the services lack: %s', (given, missing) => {
  expect(readSettings({ TIFFIN_SERVICE_EXTENSIONS: given }).config.missingExtensions).toEqual(missing);
});

it.each([
  [{}, 'photon', []],
  [{ TIFFIN_ADDRESS_SEARCH: 'cities' }, undefined, ['addressSearch']],
  [{ TIFFIN_SERVICE_EXTENSIONS: 'none' }, undefined, expect.arrayContaining(['addressSearch', 'ratings'])],
  [
    { TIFFIN_SERVICE_EXTENSIONS: 'none', TIFFIN_ADDRESS_SEARCH: 'google', TIFFIN_ADDRESS_SEARCH_KEY: 'k' },
    'google',
    expect.not.arrayContaining(['addressSearch']),
  ],
])('with %j addresses come from %s', (env, provider, missing) => {
  const { config } = readSettings(env);
  expect(config.addressSearch?.provider).toBe(provider);
  expect(config.cities?.length).toBe(provider === undefined ? 6 : 0);
  expect(config.missingExtensions).toEqual(missing);
});

it.each([
  ['Toronto', /TIFFIN_CITIES must be cities such as .*, not "Toronto"/],
  ['none', /TIFFIN_CITIES must name a city/],
])('refuses the cities “%s” of a site without a search for addresses', (cities, expected) => {
  const env = { TIFFIN_ADDRESS_SEARCH: 'cities', TIFFIN_CITIES: cities };
  expect(() => readSettings(env)).toThrow(expected);
});

it('refuses an extension that nobody knows', () => {
  expect(() => readSettings({ TIFFIN_SERVICE_EXTENSIONS: 'ratings,teleport' })).toThrow(
    /TIFFIN_SERVICE_EXTENSIONS must be all, none or some of .*, not "teleport"/,
  );
});

it('needs both placeholders in the URL of a CDN for pictures', () => {
  const resizer = 'https://cdn.example/{width}/{url}';
  expect(readSettings({ TIFFIN_IMAGE_RESIZER: resizer }).config.imageResizer).toBe(resizer);
  expect(readSettings({}).config.imageResizer).toBeUndefined();
  expect(() => readSettings({ TIFFIN_IMAGE_RESIZER: 'https://cdn.example/{url}' })).toThrow(
    'TIFFIN_IMAGE_RESIZER must contain {width} and {url}',
  );
});

it('keeps the secret out of what pages are told', () => {
  const { config } = readSettings({ TIFFIN_GUEST_CLIENT_SECRET: 'hush' });
  expect(JSON.stringify(config)).not.toContain('hush');
});

it('does without each of the services that a site can do without', () => {
  const names = ['ANALYTICS_URL', 'CMS_URL', 'FLAGS_URL', 'IP_LOOKUP_URL', 'ERROR_DSN', 'FRAUD_SCRIPT_URL'];
  const off = Object.fromEntries([...names, 'DOWNLOAD_APP_URL'].map((name) => [`TIFFIN_${name}`, 'none']));
  const { config } = readSettings(off);
  expect(config.sideServices).toEqual(NO_SIDE_SERVICES);
  expect(contentSecurityPolicies(readSettings(off), 'n').join()).not.toContain('null');
});

it('has all of them on one machine, and their hosts may be asked', () => {
  const settings = readSettings({ TIFFIN_ANALYTICS_URL: 'https://events.example/v' });
  expect(settings.config.sideServices).toEqual({
    analyticsUrl: 'https://events.example/v',
    cmsUrl: 'http://localhost:4000/cms',
    flagsUrl: 'http://localhost:4000/flags',
    ipLookup: { url: 'http://localhost:4000/ip-lookup', key: 'tiffin-sandbox-lookup-key' },
    errorDsn: 'http://tiffin@localhost:4000/errors/1',
    fraudScriptUrl: 'http://localhost:4000/sift/s.js',
    downloadAppUrl: 'http://localhost:3000/_app',
  });
  expect(contentSecurityPolicies(settings, 'n')[1]).toMatch(
    /connect-src [^;]*https:\/\/events\.example(?: |;)/,
  );
});

it('[EMB-05] [EMB-06] hears the hosts that may frame its pages, and has no stand-ins in production', () => {
  const hosts = { TIFFIN_FRAME_ORIGINS: 'https://a.example,https://b.example' };
  expect(readSettings({}).config).toMatchObject({
    embedHosts: ['http://localhost:3100', 'http://127.0.0.1:3100'],
    hasEmbedStandIns: true,
  });
  expect(readSettings({ TIFFIN_EMBED_STAND_INS: 'off' }).config.hasEmbedStandIns).toBe(false);
  expect(readSettings({ ...PRODUCTION, ...hosts }).config).toMatchObject({
    embedHosts: ['https://a.example', 'https://b.example'],
    hasEmbedStandIns: false,
  });
  expect(readSettings(PRODUCTION).config.embedHosts).toEqual([]);
  expect(() => readSettings({ ...PRODUCTION, TIFFIN_EMBED_STAND_INS: 'on' })).toThrow(
    'TIFFIN_EMBED_STAND_INS must be off in production',
  );
});

it('starts in production with live keys, https and codes of its own', () => {
  const codes = { TIFFIN_PROMO_CODES: 'ny=OURS' };
  expect(readSettings({ ...PRODUCTION, ...codes }).config).toMatchObject({
    environment: 'production',
    promoCodes: { ny: 'OURS' },
  });
  expect(readSettings(PRODUCTION).config.promoCodes).toEqual({});
});

it.each([
  'SHELL_URL must not be this machine',
  'ASSET_URL must not be this machine',
  'SSO_URL must not be this machine',
  'MAIN_URL must not be this machine',
  'STRIPE_SCRIPT_URL must not be this machine',
  'ERROR_DSN must not be this machine',
  'MAP_STYLE_URL must not be this machine',
  'STRIPE_KEY must be a live key',
  'GUEST_CLIENT_SECRET must be set',
  'IP_LOOKUP_KEY must be set',
])('refuses the defaults of one machine in production, among them TIFFIN_%s', (fault) => {
  expect(() => readSettings({ TIFFIN_ENVIRONMENT: 'production' })).toThrow(`TIFFIN_${fault}`);
});

it('needs no key of a service that the site does without', () => {
  const env = { ...PRODUCTION, TIFFIN_IP_LOOKUP_URL: 'none', TIFFIN_IP_LOOKUP_KEY: '' };
  expect(readSettings(env).config.sideServices.ipLookup).toBeNull();
});

it.each([
  ['TIFFIN_STRIPE_KEY', 'pk_test_ours', 'must be a live key'],
  ['TIFFIN_SHELL_URL', 'http://lunch.example', 'must be https'],
  ['TIFFIN_SHELL_URL', 'https://localhost:3000', 'must not be this machine'],
  ['TIFFIN_ASSET_URL', 'http://assets.lunch.example', 'must be https'],
  ['TIFFIN_SSO_URL', 'http://sso.lunch.example/auth', 'must be https'],
  ['TIFFIN_MAIN_URL', 'https://127.0.0.1/main', 'must not be this machine'],
  ['TIFFIN_IDENTITY_URL', 'https://[::1]/identity', 'must not be this machine'],
  ['TIFFIN_STRIPE_SCRIPT_URL', 'http://js.stripe.example/v3', 'must be https'],
  ['TIFFIN_FRAUD_SCRIPT_URL', 'http://s.example/s.js', 'must be https'],
  ['TIFFIN_ERROR_DSN', 'http://key@errors.example/1', 'must be https'],
  ['TIFFIN_FRAME_ORIGINS', 'https://*.partner.example', 'must name hosts one by one'],
  ['TIFFIN_BACK_ORIGINS', 'http://partner.example', 'must be https'],
  ['TIFFIN_GUEST_CLIENT_SECRET', 'tiffin-sandbox-guest-secret', 'must be set'],
  ['TIFFIN_IP_LOOKUP_KEY', 'tiffin-sandbox-lookup-key', 'must be set'],
  ['TIFFIN_TEAM_DATA', 'mock', 'must be service'],
  ['TIFFIN_STRIPE_KEY', 'pk_test_tiffin', 'must be a live key'],
  [
    'TIFFIN_PROMO_CODES',
    'ny=OURS,la=FIVEOFF',
    "must not name the sandbox's codes in production, but has FIVEOFF",
  ],
  ['TIFFIN_MAP_ORIGINS', 'http://tiles.example', 'must be https'],
  ['TIFFIN_OVERRIDE_HOSTS', 'localhost:3200', 'must be none'],
  ['TIFFIN_SHELL_URL', 'https://0.0.0.0', 'must not be this machine'],
  ['TIFFIN_MAIN_URL', 'https://[::ffff:127.0.0.1]/main', 'must not be this machine'],
])('refuses %s=%s in production', (name, value, fault) => {
  expect(() => readSettings({ ...PRODUCTION, [name]: value })).toThrow(`${name} ${fault}`);
  if (name !== 'TIFFIN_STRIPE_KEY') expect(() => readSettings({ [name]: value })).not.toThrow();
});

it('lists merchants around the sandbox’s cities, and in production around the points that are set', () => {
  const pointsOf = (env: Readonly<Record<string, string>>) => readSettings(env).sitemapPoints;
  expect(pointsOf({})).toHaveLength(6);
  expect(pointsOf({ TIFFIN_SITEMAP_POINTS: 'none' })).toEqual([]);
  expect(pointsOf(PRODUCTION)).toEqual([]);
  expect(pointsOf({ ...PRODUCTION, TIFFIN_SITEMAP_POINTS: '43.65,-79.38; 51.5,-0.12' })).toEqual([
    { latitude: 43.65, longitude: -79.38 },
    { latitude: 51.5, longitude: -0.12 },
  ]);
  for (const points of ['43.65', '43.65,-79.38,1', '91,0', '0,181', 'a,b', '1,2;', '1e1,2']) {
    expect(() => pointsOf({ TIFFIN_SITEMAP_POINTS: points })).toThrow('TIFFIN_SITEMAP_POINTS must be points');
  }
});
