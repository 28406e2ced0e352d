import { MICRO_PER_UNIT, toMicro } from '../money/micro';

/** The largest tip: 200 currency units, in micro units; the smallest is 0 (specification 5). */
export const TIP_MAX_MICRO = 200 * MICRO_PER_UNIT;

/** Returns whether an amount in micro units is a valid tip: a whole number from 0 to 200 units. */
export function isTipAllowed(micro: number): boolean {
  return Number.isSafeInteger(micro) && micro >= 0 && micro <= TIP_MAX_MICRO;
}

/** Returns a typed tip, `4.50` or `4,50`, in micro units; null if it is invalid. */
export function parseTip(text: string): number | null {
  const amount = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(amount)) return null;
  const micro = toMicro(amount);
  return isTipAllowed(micro) ? micro : null;
}
