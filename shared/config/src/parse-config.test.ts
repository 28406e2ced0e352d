import type { AppConfig } from './app-config';
import { getConfig, setConfig } from './current-config';
import { parseConfig } from './parse-config';

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
  sso: { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' },
  stripe: { scriptUrl: 'http://localhost:4000/stripe/v3/stripe.js', publishableKey: 'pk_test_tiffin' },
  guestTokenUrl: 'http://localhost:3000/_session/guest-token',
  defaultLocation: { latitude: 43.65, longitude: -79.38, displayName: 'Toronto' },
};

it('[CFG-05] gives back a configuration that is right, app version tag 110001 included', () => {
  expect(parseConfig(valid)).toEqual(valid);
  expect(parseConfig(valid).appVersion).toBe('110001');
});

it('takes slashes off the end of addresses', () => {
  expect(parseConfig({ ...valid, origin: 'http://localhost:3000/' }).origin).toBe('http://localhost:3000');
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

it.each([[null], ['text'], [[]], [42]])('refuses %p with the same kind of message', (input) => {
  expect(() => parseConfig(input)).toThrow(/missing or wrong: environment, product/);
});

it('keeps one configuration a page, and says so when it was never set', () => {
  expect(() => getConfig()).toThrow('read before it was set');
  setConfig(valid);
  expect(getConfig()).toBe(valid);
});
