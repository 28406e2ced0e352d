import { expect, it } from '@jest/globals';
import { afterSignIn } from './after-sign-in';

const site = { origin: 'https://lunch.example', allowedOrigins: ['https://partner.example'] };

it.each([
  ['?onLogIn=%2Fm%2Flucknow%2Forder&room=4', { target: '/m/lucknow/order', rest: '?room=4' }],
  ['?onLogIn=https%3A%2F%2Fpartner.example%2F', { target: 'https://partner.example/' }],
  ['?onLogIn=https%3A%2F%2Fevil.example', { target: null, rest: '' }],
  ['?onLogIn=javascript%3Aalert(1)', { target: null }],
  ['?origin=%2Fcatalogs%2Fnoon', { target: '/catalogs/noon' }],
  ['?origin=https%3A%2F%2Fpartner.example', { target: null }],
  ['?origin=%2F%2Fevil.example', { target: null }],
  ['?origin=%2Fa&onLogIn=%2Fb', { target: '/b' }],
  ['?claim=merchant-lucknow', { claimedMerchantId: 'merchant-lucknow', target: null, rest: '' }],
  ['?claim=..%2F..%2Forder', { claimedMerchantId: null }],
  ['?checkoutLogin=true&item=dal', { target: null, rest: '?item=dal' }],
])('[AUT-15] after signing in %s means %j', (search, expected) => {
  expect(afterSignIn(search, site)).toMatchObject(expected);
});
