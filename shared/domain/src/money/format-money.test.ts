import { expect, it } from '@jest/globals';
import { CURRENCY_CODES } from '@tiffin/contracts';
import fc from 'fast-check';
import { currencySymbol } from './currency-symbol';
import { formatMoney } from './format-money';

it.each([
  ['DOLLAR', '$'],
  ['CAD', '$'],
  ['USD', '$'],
  ['AUD', '$'],
  ['HKD', '$'],
  ['NZD', '$'],
  ['GBP', '£'],
  ['EUR', '€'],
] as const)('[CFG-08] %s is written with %s in both languages', (code, symbol) => {
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
  [Number.MAX_SAFE_INTEGER, '$9,007,199,254.74'],
])('[CFG-01] %s micro units are %s', (micro, text) => {
  expect(formatMoney(micro, 'CAD', 'en')).toBe(text);
});

it('[CFG-01] writes every whole cent as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_719_925_474 }), (cents) => {
      const text = String(cents).padStart(3, '0');
      const written = formatMoney(cents * 10_000, 'EUR', 'en').replaceAll(',', '');
      expect(written).toBe(`€${text.slice(0, -2)}.${text.slice(-2)}`);
    }),
  );
});

it('a currency that is not known stands for itself', () => {
  expect(formatMoney(1_000_000, 'CHF', 'en')).toBe('CHF1.00');
  expect(currencySymbol('toString')).toBe('toString');
});
