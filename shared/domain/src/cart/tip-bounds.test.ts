import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTipAllowed, parseTip, TIP_MAX_MICRO } from './tip-bounds';

it.each([
  [-1, false],
  [0, true],
  [1, true],
  [200_000_000, true],
  [200_000_001, false],
  [0.5, false],
  [Number.NaN, false],
])('[CRT-09] a tip of %s micro units: %s', (micro, isAllowed) => {
  expect(TIP_MAX_MICRO).toBe(200_000_000);
  expect(isTipAllowed(micro)).toBe(isAllowed);
});

it.each([
  ['0', 0],
  ['4.50', 4_500_000],
  ['4,5', 4_500_000],
  [' 200 ', 200_000_000],
  ['200.01', null],
  ['-1', null],
  ['', null],
  ['4.505', null],
  ['1e2', null],
  ['four', null],
])('[CRT-09] a person who types "%s" tips %s', (text, micro) => {
  expect(parseTip(text)).toBe(micro);
});

it('[CRT-09] parses every written tip, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 25_000 }), (cents) => {
      const micro = parseTip((cents / 100).toFixed(2));
      expect(micro).toBe(cents <= 20_000 ? cents * 10_000 : null);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const micro = parseTip(text);
      expect(micro === null || isTipAllowed(micro)).toBe(true);
    }),
  );
});
