import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { PRODUCTION } from '../test-support/production';
import { privacyOf } from './privacy-of-visit';

type Visit = Parameters<typeof privacyOf>[0];

const sandbox = readSettings({}).privacy;
const production = (env: Readonly<Record<string, string>> = {}) =>
  readSettings({ ...PRODUCTION, ...env }).privacy;
const visit = (headers: Visit['headers'], choice?: string): Visit => ({
  headers,
  cookies: choice === undefined ? {} : { tiffin_privacy: choice },
});
const from = (country: string, choice?: string) => visit({ 'x-country-code': country }, choice);

it.each([
  ['no country', visit({}), 'allowed'],
  ['Canada', from('CA'), 'allowed'],
  ['the Netherlands', from('nl'), 'asked'],
  ['Germany', from('DE'), 'asked'],
  ['an unknown country', from('XX'), 'asked'],
  ['Tor', from('T1'), 'asked'],
  ['Germany, and has agreed', from('DE', 'granted'), 'granted'],
  ['Germany, and has refused', from('DE', 'refused'), 'refused'],
  ['Canada, and has refused', from('CA', 'refused'), 'refused'],
  ['Germany, with a choice that nobody can make', from('DE', 'yes'), 'asked'],
  ['Canada, and its browser refuses', visit({ 'sec-gpc': '1' }), 'refused'],
  [
    'Canada, whose person has agreed although its browser refuses',
    visit({ 'sec-gpc': '1' }, 'granted'),
    'granted',
  ],
  ['Canada, and its browser says nothing', visit({ 'sec-gpc': '0' }), 'allowed'],
])('in the sandbox, a visit from %s is: %#', (_from, seen, privacy) => {
  expect(privacyOf(seen, sandbox)).toBe(privacy);
});

it('asks everybody in production until a proxy names countries', () => {
  expect(privacyOf(from('CA'), production())).toBe('asked');
  const named = production({ TIFFIN_COUNTRY_HEADER: 'CF-IPCountry' });
  expect(privacyOf(visit({ 'cf-ipcountry': 'CA' }), named)).toBe('allowed');
  expect(privacyOf(visit({ 'cf-ipcountry': 'GB' }), named)).toBe('asked');
});

it('asks nobody if no country wants it', () => {
  expect(privacyOf(visit({}), production({ TIFFIN_CONSENT_COUNTRIES: 'none' }))).toBe('allowed');
});

it.each([
  ['TIFFIN_CONSENT_COUNTRIES', 'Germany', 'must be countries such as GB'],
  ['TIFFIN_DEFAULT_COUNTRY', 'Canada', 'must be a country such as CA'],
  ['TIFFIN_COUNTRY_HEADER', 'x country', 'must be the name of a header'],
])('refuses %s=%s', (name, value, fault) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} ${fault}`);
});
