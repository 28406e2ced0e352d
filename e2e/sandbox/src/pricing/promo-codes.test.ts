import { findPromoCode, PROMO_CODES, promoName } from './promo-codes';

it.each(['LUNCH10', 'lunch10', ' Lunch10 '])('finds the code typed as %j', (typed) => {
  expect(findPromoCode(typed)?.code).toBe('LUNCH10');
});

it.each(['', 'LUNCH', 'LUNCH 10', 'toString'])('finds no code for %j', (typed) => {
  expect(findPromoCode(typed)).toBeUndefined();
});

it.each([
  ['LUNCH10', { kind: 'items', type: 'PERCENT_OFF', value: 10 }, 0, false, null],
  ['FIVEOFF', { kind: 'items', type: 'AMOUNT_OFF', value: 5_000_000 }, 15_000_000, false, null],
  ['FREEDEL', { kind: 'delivery' }, 0, false, null],
  ['BASE15', { kind: 'items', type: 'PERCENT_OFF_BASE', value: 15 }, 0, false, null],
  ['NINEFLAT', { kind: 'items', type: 'FIXED_PRICE', value: 9_000_000 }, 0, false, null],
  ['SEVENBASE', { kind: 'items', type: 'FIXED_PRICE_BASE', value: 7_000_000 }, 0, false, null],
  ['POINTS10', { kind: 'points', type: 'PERCENT_OFF', value: 10 }, 0, false, null],
  ['SUMMER25', { kind: 'items', type: 'PERCENT_OFF', value: 25 }, 0, true, null],
  ['NORTHLIGHT', { kind: 'items', type: 'PERCENT_OFF', value: 20 }, 0, false, 'northlight'],
] as const)(
  '%s takes off %j from %s on, expired: %s, for members of %s',
  (code, effect, minimum, isExpired, teamId) => {
    expect(findPromoCode(code)).toMatchObject({
      effect,
      minimumItemSumMicro: minimum,
      isExpired,
      teamId,
    });
  },
);

it('has a sentence for every code in both languages', () => {
  for (const { name } of PROMO_CODES) {
    expect(name.en).toMatch(/[a-z]/);
    expect(name.zh).toMatch(/\p{Script=Han}/u);
  }
});

it.each([
  ['FIVEOFF', 'en', 'CAD', '$5.00 off from $15.00'],
  ['FIVEOFF', 'zh', 'GBP', '滿 £15.00 減 £5.00'],
  ['NINEFLAT', 'en', 'EUR', 'Your priciest dish for €9.00'],
  ['SEVENBASE', 'zh', 'HKD', '最貴一道 HK$7.00（加料另計）'],
  ['LUNCH10', 'en', 'CAD', '10% off lunch'],
  ['FIVEOFF', 'en', undefined, '5.00 off from 15.00'],
] as const)('%s in %s and %s reads %j', (code, locale, currency, text) => {
  const promo = findPromoCode(code);
  expect(promo && promoName(promo, locale, currency)).toBe(text);
});
