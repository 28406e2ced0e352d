import { expect, it } from '@jest/globals';
import { CURRENCY_CODES } from '@tiffin/contracts';
import fc from 'fast-check';
import { creditAfter, pointsRedemption, pointsUnit } from './points-redemption';

it.each(CURRENCY_CODES.map((currency) => ({ currency })))(
  '[LOY-02] the unit of $currency',
  ({ currency }) => {
    expect(pointsUnit(currency)).toBe(currency === 'GBP' || currency === 'EUR' ? 5000 : 1000);
  },
);

it.each([
  ['CAD', 999, null],
  ['CAD', 1000, 1000],
  ['CAD', 3200, 3000],
  ['GBP', 4999, null],
  ['GBP', 12_345, 10_000],
  ['EUR', 5000, 5000],
] as const)('[LOY-02] in %s of %s points redeem %s', (currency, points, pointsToRedeem) => {
  const redemption = pointsRedemption({ externalUserId: 'user', points, currency });
  expect(redemption).toEqual(pointsToRedeem === null ? null : { pointsToRedeem, currency });
});

it.each([
  [null, 'CAD'],
  ['', 'CAD'],
  ['user', null],
] as const)('[LOY-01] nothing without a user id and currency (%s, %s)', (externalUserId, currency) => {
  expect(pointsRedemption({ externalUserId, points: 9000, currency })).toBeNull();
});

it('[LOY-02] redeems whole units, as many as possible and no more', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom(...CURRENCY_CODES), (points, currency) => {
      const redeemed = pointsRedemption({ externalUserId: 'user', points, currency })?.pointsToRedeem ?? 0;
      const unit = pointsUnit(currency);
      expect(redeemed % unit).toBe(0);
      expect(points - redeemed).toBeGreaterThanOrEqual(0);
      expect(points - redeemed).toBeLessThan(unit);
    }),
  );
});

it.each([Number.NaN, Infinity, -Infinity, -5000])('[LOY-02] %s points redeem nothing', (points) => {
  expect(pointsRedemption({ externalUserId: 'user', points, currency: 'CAD' })).toBeNull();
});

it('[LOY-03] credit never goes below zero', () => {
  expect(creditAfter(2_000_000, -3_000_000)).toBe(0);
  expect(creditAfter(2_000_000, 3_000_000)).toBe(5_000_000);
  fc.assert(
    fc.property(fc.nat(), fc.integer(), (credit, change) => {
      expect(creditAfter(credit, change)).toBe(Math.max(0, credit + change));
    }),
  );
});
