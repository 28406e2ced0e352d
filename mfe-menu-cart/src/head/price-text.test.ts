import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceText } from './price-text';

it.each([
  [0, '0.00'],
  [1, '0.000001'],
  [12_750_000, '12.75'],
  [12_755_000, '12.755'],
  [100_000_000, '100.00'],
  [Number.MAX_SAFE_INTEGER, '9007199254.740991'],
])('writes %d micro units as %s', (micro, text) => {
  expect(priceText(micro)).toBe(text);
});

it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, '12', null, undefined])('refuses %p', (value) => {
  expect(priceText(value)).toBeUndefined();
});

it('writes every amount exactly', () => {
  const micros = fc.oneof(
    fc.maxSafeNat(),
    fc.nat(9_007_199_253).map((units) => units * 1_000_000 + 999_999),
  );
  fc.assert(
    fc.property(micros, (micro) => {
      const [units = '', decimals = ''] = String(priceText(micro)).split('.');
      expect(decimals).toMatch(/^\d{2}(?:\d{0,3}[1-9])?$/);
      expect(BigInt(units) * 1_000_000n + BigInt(decimals.padEnd(6, '0'))).toBe(BigInt(micro));
    }),
  );
});
