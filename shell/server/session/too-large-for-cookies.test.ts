import { expect, it } from '@jest/globals';
import { tooLargeForCookies } from './too-large-for-cookies';

const tokens = (token: number, refreshToken = 0, idToken = 0) => ({
  token: 't'.repeat(token),
  refreshToken: refreshToken === 0 ? null : 'r'.repeat(refreshToken),
  idToken: idToken === 0 ? null : 'i'.repeat(idToken),
});

it.each([
  [tokens(4000), false, null],
  [tokens(2000, 1000, 1000), false, null],
  [tokens(2000, 1000, 1001), false, { length: 4001, limit: 4000 }],
  [tokens(4001), false, { length: 4001, limit: 4000 }],
  [tokens(3072, 500), true, null],
  [tokens(3073), true, { length: 3073, limit: 3072 }],
  [tokens(3073), false, null],
  [tokens(3000, 1000, 1), true, { length: 4001, limit: 4000 }],
])('[AUT-07] case %#: 4000 characters in all, 3072 for a refreshed token', (given, isRefresh, expected) => {
  expect(tooLargeForCookies(given, isRefresh)).toEqual(expected);
});
