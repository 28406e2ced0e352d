import { expect, it } from '@jest/globals';
import { currencyOf } from './currency-of';

it.each([
  [{ currencyCode: 'GBP', address: { country: 'CA' } }, 'GBP'],
  [{ currencyCode: 'DOLLAR', address: { country: 'CA' } }, 'CAD'],
  [{ address: { country: 'hk' } }, 'HKD'],
  [{ currencyCode: 'DOLLAR', address: { country: 'JP' } }, undefined],
  [{ currencyCode: 'JPY', address: { country: 'CA' } }, undefined],
  [{ currencyCode: null }, undefined],
  [{}, undefined],
])('of %j is %s', (merchant, code) => {
  expect(currencyOf(merchant)).toBe(code);
});
