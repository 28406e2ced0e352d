import { expect, it } from '@jest/globals';
import { isSameOrigin } from './is-same-origin';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://localhost:3000' }, true],
  [{ origin: 'http://localhost:3001' }, false],
  [{ referer: 'http://localhost:3000/m/lucknow/menu' }, true],
  [{ referer: 'http://localhost:3000.evil.example/' }, false],
  [{ origin: 'null', referer: 'http://localhost:3000/' }, false],
  [{ referer: 'about:blank' }, false],
  [{}, false],
])('%j: %p', (headers, answer) => {
  expect(isSameOrigin(headers, 'http://localhost:3000')).toBe(answer);
});
