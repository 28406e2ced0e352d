import { expect, it } from '@jest/globals';
import { CURRENCY_CODES, LOCALES } from '@tiffin/contracts';
import fc from 'fast-check';
import { currencySymbol } from './currency-symbol';
import { formatMoney } from './format-money';

it.each([
  ['DOLLAR', '$'],
  ['CAD', '$'],
  ['USD', '$'],
  ['AUD', '$'],
  ['HKD', 'HK$'],
  ['NZD', '$'],
  ['GBP', '£'],
  ['EUR', '€'],
] as const)('[CFG-08] %s is written as %s in both languages', (code, symbol) => {
  expect(CURRENCY_CODES).toContain(code);
  expect(currencySymbol(code)).toBe(symbol);
  expect(formatMoney(12_750_000, code, 'en')).toBe(`${symbol}12.75`);
  expect(formatMoney(12_750_000, code, 'zh')).toBe(`${symbol}12.75`);
});

it.each([
  [0, '$0.00'],
  [1, '$0.00'],
  [-1, '$0.00'],
  [4_999, '$0.00'],
  [5_000, '$0.01'],
  [1_005_000, '$1.01'],
  [-1_005_000, '-$1.01'],
  [-4_500_000, '-$4.50'],
  [1_234_567_890_000, '$1,234,567.89'],
  // Dividing these two by 10,000 gives rounded floats: 0.4999 and 0.5 become equal.
  [9_007_199_254_734_999, '$9,007,199,254.73'],
  [9_007_199_254_735_000, '$9,007,199,254.74'],
  [Number.MAX_SAFE_INTEGER, '$9,007,199,254.74'],
  [-Number.MAX_SAFE_INTEGER, '-$9,007,199,254.74'],
])('[CFG-01] %s micro units are %s', (micro, text) => {
  expect(formatMoney(micro, 'CAD', 'en')).toBe(text);
});

it.each(CURRENCY_CODES.flatMap((code) => LOCALES.map((locale) => ({ code, locale }))))(
  '[CFG-01] [CFG-08] formats $code in $locale: thousands, negative amounts, and the largest amount',
  ({ code, locale }) => {
    const sign = currencySymbol(code);
    expect(formatMoney(1_234_567_890_000, code, locale)).toBe(`${sign}1,234,567.89`);
    expect(formatMoney(-4_500_000, code, locale)).toBe(`-${sign}4.50`);
    expect(formatMoney(Number.MAX_SAFE_INTEGER, code, locale)).toBe(`${sign}9,007,199,254.74`);
  },
);

it.each([Number.MAX_SAFE_INTEGER + 1, -Number.MAX_SAFE_INTEGER - 1, 0.5, Number.NaN, Infinity])(
  '[CFG-01] refuses %s',
  (micro) => {
    expect(() => formatMoney(micro, 'CAD', 'en')).toThrow(RangeError);
  },
);

it('[CFG-01] rounds every amount to the nearest cent', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(20_000), fc.boolean(), (any, nearEnd, isNearEnd) => {
      const micro = isNearEnd ? largest - nearEnd : any;
      const amount = BigInt(Math.abs(micro));
      const cents = String((amount + 5_000n) / 10_000n).padStart(3, '0');
      const sign = micro < 0 && cents !== '000' ? '-' : '';
      const written = formatMoney(micro, 'CAD', 'en').replaceAll(',', '');
      expect(written).toBe(`${sign}$${cents.slice(0, -2)}.${cents.slice(-2)}`);
    }),
  );
});

it('[CFG-01] writes every whole cent exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_719_925_474 }), (cents) => {
      const text = String(cents).padStart(3, '0');
      const written = formatMoney(cents * 10_000, 'EUR', 'en').replaceAll(',', '');
      expect(written).toBe(`€${text.slice(0, -2)}.${text.slice(-2)}`);
    }),
  );
});

it('writes an unknown currency as its code', () => {
  expect(formatMoney(1_000_000, 'CHF', 'en')).toBe('CHF1.00');
  expect(currencySymbol('toString')).toBe('toString');
});
