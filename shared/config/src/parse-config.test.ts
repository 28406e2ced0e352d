import type { AppConfig } from './app-config';
import { getConfig, setConfig } from './current-config';
import { parseConfig } from './parse-config';
import { NO_SIDE_SERVICES } from './side-services';

const valid: AppConfig = {
  environment: 'sandbox',
  product: 'tiffin',
  appVersion: '110001',
  origin: 'http://localhost:3000',
  services: {
    main: 'http://localhost:4000/main',
    userGateway: 'http://localhost:4000/user-gateway',
    fulfillment: 'http://localhost:4000/fulfillment',
    invite: 'http://localhost:4000/invite',
    gateway: 'http://localhost:4000/gateway',
    organisation: 'http://localhost:4000/organisation',
    identity: 'http://localhost:4000/identity',
  },
  sideServices: {
    analyticsUrl: 'http://localhost:4000/analytics',
    cmsUrl: 'http://localhost:4000/cms',
    flagsUrl: 'http://localhost:4000/flags',
    ipLookup: { url: 'http://localhost:4000/ip-lookup', key: 'lookup-key' },
    errorDsn: 'http://tiffin@localhost:4000/errors/1',
    fraudScriptUrl: 'http://localhost:4000/sift/s.js',
    downloadAppUrl: 'http://localhost:3000/_app',
  },
  sso: { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' },
  stripe: { scriptUrl: 'http://localhost:4000/stripe/v3/stripe.js', publishableKey: 'pk_test_tiffin' },
  guestTokenUrl: 'http://localhost:3000/_session/guest-token',
  defaultLocation: { latitude: 43.65, longitude: -79.38, displayName: 'Toronto' },
  backOrigins: ['https://partner.example'],
  embedHosts: ['https://partner.example'],
  hasEmbedStandIns: true,
  promoCodes: { ny: 'LUNCH10' },
  addressSearch: { provider: 'photon', url: 'http://localhost:4000/address-search', languages: ['en', 'zh'] },
  map: {
    styleUrl: 'http://localhost:4000/map/style.json',
    workerUrl: 'http://localhost:3000/_map/worker.mjs',
  },
  imageOrigins: ['https://pictures.example'],
  hasWorker: true,
  hasMockTeams: true,
  cities: ['Toronto,ON,CA,43.65,-79.38'],
  missingExtensions: ['ratings'],
  languages: { fr: 'Français' },
  subdomain: 'northlight',
  organization: {
    organizationId: 'org-1',
    isOrg: true,
    hasStickyPlaceOrder: true,
    isBuildingPlatform: false,
  },
};

it('has the release of a shell that says it', () => {
  expect(parseConfig({ ...valid, release: 'shell@1.0.0-1a2b' }).release).toBe('shell@1.0.0-1a2b');
  expect(parseConfig(valid).release).toBeUndefined();
});

it('[CFG-05] returns a valid configuration unchanged, app version tag 110001 included', () => {
  expect(parseConfig(valid)).toEqual(valid);
  expect(parseConfig(valid).appVersion).toBe('110001');
});

it('accepts a configuration without the optional values', () => {
  const { backOrigins, embedHosts, hasEmbedStandIns, promoCodes, hasWorker, ...others } = valid;
  const {
    subdomain,
    organization,
    hasMockTeams,
    imageOrigins,
    languages,
    missingExtensions,
    cities,
    ...least
  } = others;
  const more = [backOrigins, embedHosts, hasEmbedStandIns, promoCodes, hasWorker, subdomain, organization];
  expect([...more, hasMockTeams, imageOrigins, languages].every(Boolean)).toBe(true);
  expect(parseConfig(least)).toEqual({
    ...least,
    backOrigins: [],
    embedHosts: [],
    hasEmbedStandIns: false,
    promoCodes: {},
    imageOrigins: [],
    hasWorker: false,
    hasMockTeams: false,
    cities: [],
    missingExtensions: [],
    languages: {},
    subdomain: null,
    organization: null,
  });
});

it('removes trailing slashes from URLs', () => {
  expect(parseConfig({ ...valid, origin: 'http://localhost:3000/' }).origin).toBe('http://localhost:3000');
});

it('accepts a site without the optional services', () => {
  const { sideServices: _none, ...rest } = valid;
  expect(parseConfig(rest).sideServices).toEqual(NO_SIDE_SERVICES);
  expect(parseConfig({ ...rest, sideServices: { ...NO_SIDE_SERVICES, cmsUrl: null } }).sideServices).toEqual(
    NO_SIDE_SERVICES,
  );
  expect(() => parseConfig({ ...rest, sideServices: { cmsUrl: 'javascript:alert(1)' } })).toThrow(
    'sideServices.cmsUrl',
  );
});

it('accepts a page without an address search, and Google’s only with a key', () => {
  const { addressSearch: _photon, ...rest } = valid;
  expect(parseConfig(rest).addressSearch).toBeUndefined();
  const google = { provider: 'google', url: 'https://places.googleapis.com', key: 'k' };
  expect(parseConfig({ ...rest, addressSearch: google }).addressSearch).toEqual(google);
  expect(() => parseConfig({ ...rest, addressSearch: { ...google, key: '' } })).toThrow('addressSearch.key');
  expect(() => parseConfig({ ...rest, addressSearch: { provider: 'moon', url: 'x' } })).toThrow(
    'addressSearch.url, addressSearch.provider',
  );
});

it('accepts a site without maps, and no style that is no URL', () => {
  const { map: _map, ...rest } = valid;
  expect(parseConfig(rest).map).toBeUndefined();
  expect(() => parseConfig({ ...rest, map: { styleUrl: 'javascript:alert(1)' } })).toThrow(
    'map.styleUrl, map.workerUrl',
  );
});

it('names every bad key at once', () => {
  const { main: _main, ...services } = valid.services;
  const bad = {
    ...valid,
    environment: 'moon',
    origin: 'javascript:alert(1)',
    services,
    sso: { ...valid.sso, realm: ' ' },
    defaultLocation: { ...valid.defaultLocation, latitude: 91 },
  };
  expect(() => parseConfig(bad)).toThrow(
    'Configuration: missing or wrong: environment, origin, services.main, sso.realm, defaultLocation.latitude',
  );
});

it('[MNU-14] stores no choices unless the number of days is given', () => {
  expect(parseConfig(valid).localSelectionDays).toBeUndefined();
  expect(parseConfig({ ...valid, localSelectionDays: 90 }).localSelectionDays).toBe(90);
  for (const days of [0, -1, '90', null, 1e9]) {
    expect(() => parseConfig({ ...valid, localSelectionDays: days })).toThrow('wrong: localSelectionDays');
  }
});

it.each([[null], ['text'], [[]], [42]])('refuses %p with a message of the same kind', (input) => {
  expect(() => parseConfig(input)).toThrow(/missing or wrong: environment, product/);
});

it('stores one configuration per page, and throws if it was never set', () => {
  expect(() => getConfig()).toThrow('read before it was set');
  setConfig(valid);
  expect(getConfig()).toBe(valid);
});
