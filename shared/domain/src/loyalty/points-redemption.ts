import type { CurrencyCode, PointsRedemption } from '@tiffin/contracts';

/** Returns the points of one unit of redemption: 5000 for GBP and EUR, 1000 otherwise (specification 5). */
export function pointsUnit(currency: CurrencyCode): number {
  return currency === 'GBP' || currency === 'EUR' ? 5000 : 1000;
}

type Account = {
  readonly externalUserId: string | null;
  readonly points: number;
  readonly currency: CurrencyCode | null;
};

/**
 * Returns what can be redeemed: points rounded down to a multiple of the unit; null without user, currency or
 * a whole unit.
 */
export function pointsRedemption({ externalUserId, points, currency }: Account): PointsRedemption | null {
  if (!externalUserId || !currency || !Number.isFinite(points)) return null;
  const unit = pointsUnit(currency);
  const pointsToRedeem = Math.floor(points / unit) * unit;
  return pointsToRedeem >= unit ? { pointsToRedeem, currency } : null;
}

/**
 * Returns credit in micro units after a change by redemption or use. It is never below zero (specification
 * 5).
 */
export function creditAfter(creditMicro: number, changeMicro: number): number {
  return Math.max(0, creditMicro + changeMicro);
}
