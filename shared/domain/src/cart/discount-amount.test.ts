import { expect, it } from '@jest/globals';
import { DISCOUNT_TYPES } from '@tiffin/contracts';
import fc from 'fast-check';
import { discountAmount } from './discount-amount';

const unit = 1_000_000;
/** Two rolls for 12.00 with papad for 1.50 each, and one lassi for 5.25. */
const lines = [
  { quantity: 2, priceMicro: 27 * unit, baseMicro: 24 * unit },
  { quantity: 1, priceMicro: 5.25 * unit, baseMicro: 5.25 * unit },
];

it.each([
  ['AMOUNT_OFF', 5 * unit, 5 * unit],
  ['AMOUNT_OFF', 0, 0],
  ['AMOUNT_OFF', 99 * unit, 32.25 * unit],
  ['AMOUNT_OFF', -5 * unit, 0],
  ['PERCENT_OFF', 10, 3_230_000],
  ['PERCENT_OFF', 100, 32.25 * unit],
  ['PERCENT_OFF', 250, 32.25 * unit],
  ['PERCENT_OFF_BASE', 10, 2_930_000],
  ['PERCENT_OFF_BASE', 100, 29.25 * unit],
  ['FIXED_PRICE', 9 * unit, 4.5 * unit],
  ['FIXED_PRICE', 13.5 * unit, 0],
  ['FIXED_PRICE', 20 * unit, 0],
  ['FIXED_PRICE_BASE', 9 * unit, 3 * unit],
  ['FIXED_PRICE_BASE', 0, 12 * unit],
] as const)('[CRT-24] %s of %s takes off %s', (type, value, off) => {
  expect(discountAmount({ type, value }, lines)).toBe(off);
});

it.each(DISCOUNT_TYPES.map((type) => ({ type })))('[CRT-24] $type of an empty cart is zero', ({ type }) => {
  expect(discountAmount({ type, value: 10 }, [])).toBe(0);
});

const anyLines = fc.array(
  fc
    .record({ quantity: fc.integer({ min: 1, max: 99 }), base: fc.nat(500_000), extras: fc.nat(50_000) })
    .map(({ quantity, base, extras }) => ({
      quantity,
      baseMicro: quantity * base * 10_000,
      priceMicro: quantity * (base + extras) * 10_000,
    })),
  { maxLength: 20 },
);

it('[CRT-24] is whole cents from zero to the full price, for every type and cart', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DISCOUNT_TYPES), fc.nat(2_000_000_000), anyLines, (type, value, cart) => {
      const off = discountAmount({ type, value }, cart);
      expect(off % 10_000).toBe(0);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(cart.reduce((sum, { priceMicro }) => sum + priceMicro, 0));
    }),
  );
});

it('[CRT-24] both per cent types, and both fixed price types, are equal without options', () => {
  fc.assert(
    fc.property(fc.nat(100), anyLines, (value, cart) => {
      const plain = cart.map((line) => ({ ...line, priceMicro: line.baseMicro }));
      const of = (type: (typeof DISCOUNT_TYPES)[number], by: number) =>
        discountAmount({ type, value: by }, plain);
      expect(of('PERCENT_OFF', value)).toBe(of('PERCENT_OFF_BASE', value));
      expect(of('FIXED_PRICE', value * unit)).toBe(of('FIXED_PRICE_BASE', value * unit));
    }),
  );
});

it('[CRT-24] a higher per cent or amount never subtracts less, a higher fixed price never more', () => {
  fc.assert(
    fc.property(fc.nat(99), anyLines, (value, cart) => {
      const more = value + 1;
      const grows = (type: 'PERCENT_OFF' | 'PERCENT_OFF_BASE' | 'AMOUNT_OFF') =>
        discountAmount({ type, value: more }, cart) >= discountAmount({ type, value }, cart);
      expect([grows('PERCENT_OFF'), grows('PERCENT_OFF_BASE'), grows('AMOUNT_OFF')]).toEqual([
        true,
        true,
        true,
      ]);
      const dear = discountAmount({ type: 'FIXED_PRICE', value: more * unit }, cart);
      expect(dear).toBeLessThanOrEqual(discountAmount({ type: 'FIXED_PRICE', value: value * unit }, cart));
    }),
  );
});
