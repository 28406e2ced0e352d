import { expect, it } from '@jest/globals';
import { currencyOfCountry } from './currency-of-country';

it.each([
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['HK', 'HKD'],
  ['NL', 'EUR'],
  ['NZ', 'NZD'],
  ['US', 'USD'],
  ['ca', 'CAD'],
  ['FR', 'DOLLAR'],
  ['', 'DOLLAR'],
  ['constructor', 'DOLLAR'],
])('[CFG-09] %s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});
