import { expect, it } from '@jest/globals';
import { isFree } from './free-payment';

it.each([
  [0, true],
  [1, false],
  [10_000, false],
  [-10_000, true],
])('a total of %i micro units has nothing to pay: %p', (totalMicro, expected) => {
  expect(isFree(totalMicro)).toBe(expected);
});
