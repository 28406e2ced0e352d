import { expect, it } from '@jest/globals';
import { COOKIES } from './cookies';

it.each([
  ['additionalParameters', 2_592_000],
  ['orderSource', 14_400],
  ['analyticsDeviceId', 31_536_000],
  ['deviceInfo', 2_592_000],
] as const)('[SRC-05] the cookie %s lasts %i s', (key, seconds) => {
  expect(COOKIES[key].maxAgeS).toBe(seconds);
});

it('gives every cookie a unique name', () => {
  const names = Object.values(COOKIES).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
