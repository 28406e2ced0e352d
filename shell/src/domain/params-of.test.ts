import { expect, it } from '@jest/globals';
import { paramsOf } from './params-of';

it.each([
  ['/', '/', {}],
  [
    '/m/:merchantExternalId/menu',
    '/m/lucknow-lunch-home/menu/',
    { merchantExternalId: 'lucknow-lunch-home' },
  ],
  ['/m/:merchantExternalId/menu', '/m/caf%C3%A9/menu', { merchantExternalId: 'café' }],
  ['/order/:place/:step', '/order/team/join', { place: 'team', step: 'join' }],
])('%s: parameters of %s', (pattern, pathname, params) => {
  expect(paramsOf(pattern, pathname)).toEqual(params);
});

it('refuses a malformed parameter', () => {
  expect(() => paramsOf('/m/:merchantExternalId/menu', '/m/%E0/menu')).toThrow(URIError);
});
