import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fairSplit } from './fair-split';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [1, 2, 3], [2, 3, 5]],
  [3_990_000, [12_000_000, 8_000_000, 0], [2_394_000, 1_596_000, 0]],
  [5, [0, 0], [3, 2]],
  [0, [1, 2], [0, 0]],
  [-10, [1, 1, 1], [-4, -3, -3]],
  [7, [], []],
  [0, [0, 0], [0, 0]],
  [10, [3, 2, 1], [5, 3, 2]],
  [11, [2, 2, 3], [3, 3, 5]],
  [9, [5, 5, 4, 4], [3, 2, 2, 2]],
])('%s by %j gives %j', (amount, weights, parts) => {
  expect(fairSplit(amount, weights)).toEqual(parts);
});

const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const weightLists = fc.array(fc.nat(Number.MAX_SAFE_INTEGER), { minLength: 1, maxLength: 40 });

it('the parts add up to the amount, each within one micro unit of its exact share', () => {
  fc.assert(
    fc.property(amounts, weightLists, (amount, weights) => {
      const parts = fairSplit(amount, weights).map(BigInt);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(amount));
      const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      if (total === 0n) return;
      const distances = parts.map(
        (part, index) => part * total - BigInt(amount) * BigInt(weights[index] ?? 0),
      );
      expect(distances.every((distance) => distance < total && distance > -total)).toBe(true);
    }),
  );
});
