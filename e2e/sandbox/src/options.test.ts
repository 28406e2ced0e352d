import { expect, it } from '@jest/globals';
import { optionsFromEnvironment } from './options';

const own = { issuer: 'http://localhost:4000/auth/realms/tiffin', hasOwnSignOn: true };

it.each([
  [{}, own],
  [{ TIFFIN_SSO_URL: '' }, own],
  [{ TIFFIN_SSO_URL: 'http://localhost:4000/auth/' }, own],
  [
    { TIFFIN_SSO_URL: 'https://id.lunch.example/', TIFFIN_SSO_REALM: 'office lunch' },
    { issuer: 'https://id.lunch.example/realms/office%20lunch', hasOwnSignOn: false },
  ],
])('accepts the tokens of the provider in %j', (env, expected) => {
  expect(optionsFromEnvironment(env)).toMatchObject(expected);
});

it.each([
  [{ TIFFIN_SSO_URL: 'localhost:8080' }, /TIFFIN_SSO_URL must be an http\(s\) URL/],
  [{ TIFFIN_SSO_REALM: 'lunch' }, /TIFFIN_SSO_REALM names "lunch", but the sandbox's own realm is "tiffin"/],
])('names what is wrong in %j', (env, expected) => {
  expect(() => optionsFromEnvironment(env)).toThrow(expected);
});

it('refuses its controls, its known secrets and URLs of this machine in production', () => {
  const read = (): unknown => optionsFromEnvironment({ TIFFIN_ENVIRONMENT: 'production' });
  for (const fault of [
    'TIFFIN_SANDBOX_CONTROLS must be off',
    'TIFFIN_GUEST_CLIENT_SECRET must be set',
    'TIFFIN_IP_LOOKUP_KEY must be set',
    'TIFFIN_SANDBOX_URL must not be this machine',
    'TIFFIN_SHELL_URL must not be this machine',
  ])
    expect(read).toThrow(fault);
});

it('starts in production with settings of its own', () => {
  const env = {
    TIFFIN_ENVIRONMENT: 'production',
    TIFFIN_SANDBOX_URL: 'https://api.lunch.example',
    TIFFIN_SHELL_URL: 'https://lunch.example',
    TIFFIN_PARTNER_URL: 'https://partner.example',
    TIFFIN_SANDBOX_CONTROLS: 'off',
    TIFFIN_GUEST_CLIENT_SECRET: 'hush',
    TIFFIN_IP_LOOKUP_KEY: 'a-key-of-ours',
  };
  expect(optionsFromEnvironment(env)).toMatchObject({ controls: 'off', host: 'localhost' });
});
