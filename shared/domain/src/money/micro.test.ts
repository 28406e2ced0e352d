import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMicro, MICRO_PER_UNIT, microFromCents, toMicro } from './micro';

const largest = Number.MAX_SAFE_INTEGER;

describe('[CFG-01] money is an integer of micro units', () => {
  it('has 1,000,000 a unit and 10,000 a cent', () => {
    expect(MICRO_PER_UNIT).toBe(1_000_000);
    expect(microFromCents(1)).toBe(10_000);
    expect(microFromCents(100)).toBe(MICRO_PER_UNIT);
  });

  it('is exact for every safe number of cents', () => {
    const most = Math.floor(largest / 10_000);
    fc.assert(
      fc.property(fc.integer({ min: -most, max: most }), (cents) => {
        expect(BigInt(microFromCents(cents))).toBe(BigInt(cents) * 10_000n);
      }),
    );
  });

  it.each([0.5, Math.floor(largest / 10_000) + 1, Number.NaN, Infinity])('refuses %s cents', (cents) => {
    expect(() => microFromCents(cents)).toThrow(RangeError);
  });

  it.each([
    ['0', 0],
    ['-0', 0],
    ['12.34', 12_340_000],
    ['0.1', 100_000],
    ['0.000001', 1],
    ['-4.5', -4_500_000],
    [12.34, 12_340_000],
    [0.29, 290_000],
    [1.005, 1_005_000],
    [200, 200_000_000],
    ['9007199254.740991', largest],
  ])('reads %s units', (units, micro) => {
    expect(toMicro(units)).toBe(micro);
  });

  it('reads back every amount exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largest }), (micro) => {
        const text = `${Math.floor(micro / MICRO_PER_UNIT)}.${String(micro % MICRO_PER_UNIT).padStart(6, '0')}`;
        expect(toMicro(text)).toBe(micro);
      }),
    );
  });

  it.each(['', ' 1', '1,5', '1e3', '.5', '0.0000001', '9007199254.740992', Number.NaN, 1e21])(
    'refuses %s',
    (units) => {
      expect(() => toMicro(units)).toThrow(RangeError);
    },
  );

  it('adds amounts, and refuses an inexact sum', () => {
    expect(addMicro()).toBe(0);
    expect(addMicro(1, 2, -4)).toBe(-1);
    expect(addMicro(largest - 1, 1)).toBe(largest);
    expect(() => addMicro(largest, 1)).toThrow(RangeError);
    expect(() => addMicro(0.5)).toThrow(RangeError);
  });
});
