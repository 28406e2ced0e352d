import { findPromoCode, PROMO_CODES } from './promo-codes';

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
