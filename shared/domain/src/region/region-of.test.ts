import { expect, it } from '@jest/globals';
import { regionOf } from './region-of';

it.each([
  ['GB', 'GB'],
  ['AU', 'AU'],
  ['gb', 'GB'],
  [' au ', 'AU'],
])('[CFG-06] "%s" is flagged as %s', (country, region) => {
  expect(regionOf(country)).toBe(region);
});

it.each(['CA', 'DE', 'HK', 'NL', 'NZ', 'US', 'UK', 'GBR', '', 'constructor'])(
  '[CFG-06] "%s" is not',
  (country) => {
    expect(regionOf(country)).toBeNull();
  },
);
