import { expect, it } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers a browser that accepts %j in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
