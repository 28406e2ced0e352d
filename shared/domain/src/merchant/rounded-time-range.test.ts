import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundedTimeRange } from './rounded-time-range';

it.each([
  [23, 38, 25, 40],
  [22, 37, 20, 35],
  [20, 25, 20, 25],
  [0, 2, 0, 0],
  [12.5, 17.5, 15, 20],
])('[MER-11] %s to %s minutes are %s to %s', (minimum, maximum, from, to) => {
  expect(roundedTimeRange({ minimum, maximum })).toEqual({ minimum: from, maximum: to });
});

it('[MER-11] both ends are multiples of 5, in order, at most 2.5 minutes away', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(600), (minimum, more) => {
      const range = roundedTimeRange({ minimum, maximum: minimum + more });
      expect([range.minimum % 5, range.maximum % 5]).toEqual([0, 0]);
      expect(range.minimum).toBeLessThanOrEqual(range.maximum);
      expect(Math.abs(range.minimum - minimum)).toBeLessThanOrEqual(2.5);
    }),
  );
});
