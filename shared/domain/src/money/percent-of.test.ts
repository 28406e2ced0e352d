import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { percentOf } from './percent-of';
import { toCent } from './to-cent';

it.each([
  [28_500_000, 15, 4_280_000],
  [10_000_000, 8.875, 890_000],
  [1_000_000, 0.5, 10_000],
  [-1_000_000, 0.5, -10_000],
  [1_000_000, 0.4999, 0],
  [1_000_000, -10, -100_000],
  [0, 20, 0],
  [12_345_678, 0, 0],
  [Number.MAX_SAFE_INTEGER, 50, 4_503_599_627_370_000],
])('[CFG-01] of %s micro units, %s per cent are %s', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

it('[CFG-01] is in whole cents and less than a cent from the true share, for every amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(100), (amount, percent) => {
      const micro = percentOf(amount, percent);
      const distance = BigInt(micro) * 100n - BigInt(amount) * BigInt(percent);
      expect(micro % 10_000).toBe(micro < 0 ? -0 : 0);
      expect(distance <= 500_000n && distance >= -500_000n).toBe(true);
    }),
  );
});

it.each([
  [14_999, 10_000],
  [15_000, 20_000],
  [-15_000, -20_000],
  [-4_999, 0],
  [2.5, 0],
  [Number.MAX_SAFE_INTEGER, 9_007_199_254_740_000],
])('[CFG-01] %s micro units are %s to the cent', (micro, expected) => {
  expect(toCent(micro)).toBe(expected);
});

it.each([
  [0.5, 10],
  [Number.NaN, 10],
  [1_000_000, Number.NaN],
  [1_000_000, Infinity],
  [Number.MAX_SAFE_INTEGER, 101],
])('[CFG-01] refuses %s by %s', (amount, percent) => {
  expect(() => percentOf(amount, percent)).toThrow(RangeError);
});
