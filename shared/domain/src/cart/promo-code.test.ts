import { expect, it } from '@jest/globals';
import { promoCodeOf } from './promo-code';

const areas = ['ny', 'la', 'brookfield', 'westfield', 'tishman-speyer', 'dps'];
const table = Object.fromEntries(areas.map((area) => [area, `CODE-${area}`]));

it.each(areas)('[CRT-14] %s is mapped by the table, in any case', (area) => {
  expect(promoCodeOf(area, table)).toBe(`CODE-${area}`);
  expect(promoCodeOf(area.toUpperCase(), table)).toBe(`CODE-${area}`);
});

it.each(['WELCOME5', 'nyc', '', 'constructor'])('[CRT-14] "%s" is used as given', (value) => {
  expect(promoCodeOf(value, table)).toBe(value);
});
