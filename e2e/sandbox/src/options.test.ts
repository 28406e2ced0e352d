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
