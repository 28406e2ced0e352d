import { expect, it } from '@jest/globals';
import { parseAmount } from './amount';

it.each([
  ['20', 20_000_000],
  [' 12,50 ', 12_500_000],
  ['1000', 1_000_000_000],
  ['1000.01', null],
  ['0.01', 10_000],
  ['0', null],
  ['10000', null],
  ['12.505', null],
  ['1 20', null],
  ['20 each', null],
  ['about 20', null],
  ['-5', null],
  ['', null],
  ['twenty', null],
])('reads "%s" as %s', (text, expected) => {
  expect(parseAmount(text)).toBe(expected);
});
