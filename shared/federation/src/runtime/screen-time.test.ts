import { expect, it } from '@jest/globals';
import { askedAgainAt, screenLimitMs } from './screen-time';

it.each([
  [0, 4000],
  [500, 3500],
  [3900, 2000],
  [5400, 2000],
  [5500, 5000],
  [600_000, 5000],
])('the code of a screen, asked for %i ms after its remote, may take %i ms', (since, limit) => {
  expect(screenLimitMs(since)).toBe(limit);
});

it.each([
  [1000, 3000, 1000],
  [1000, 9000, 5000],
])('another build in the place of one asked for at %i, at %i, has its time from %i', (askedAt, now, from) => {
  expect(askedAgainAt(askedAt, now)).toBe(from);
});
