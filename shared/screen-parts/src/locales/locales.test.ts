import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import entriesEn from './active-entries.en.json';
import entriesZh from './active-entries.zh.json';
import dishesEn from './dishes.en.json';
import dishesZh from './dishes.zh.json';
import benefitsEn from './cart-benefits.en.json';
import benefitsZh from './cart-benefits.zh.json';
import codeEn from './one-time-code.en.json';
import codeZh from './one-time-code.zh.json';
import teamEn from './team-orders.en.json';
import teamZh from './team-orders.zh.json';
import promoEn from './promo-codes.en.json';
import promoZh from './promo-codes.zh.json';

it.each([
  ['active entries', entriesEn, entriesZh],
  ['dishes', dishesEn, dishesZh],
  ['one-time codes', codeEn, codeZh],
  ['benefits of a cart', benefitsEn, benefitsZh],
  ['promo codes', promoEn, promoZh],
  ['group orders of a team', teamEn, teamZh],
])('[CFG-02] has every sentence of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});
