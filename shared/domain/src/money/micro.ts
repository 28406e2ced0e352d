import { MICRO_PER_CENT } from './whole-cents';

/** Micro units in one unit of a currency (specification 9). */
export const MICRO_PER_UNIT = 1_000_000;
const decimal = /^(-?)(\d+)(?:\.(\d{1,6}))?$/;

/**
 * Returns cents as micro units, 10,000 per cent. Throws unless the result is an integer within ±(2^53-1)
 * (specification 9).
 */
export function microFromCents(cents: number): number {
  return safeMicro(safeMicro(cents) * MICRO_PER_CENT);
}

/**
 * Returns an amount in units, a decimal text or a number of at most six decimals, in micro units. Throws if
 * that is not exact.
 */
export function toMicro(units: string | number): number {
  const [, sign, whole = '', fraction = ''] = decimal.exec(String(units)) ?? [];
  if (sign === undefined) throw new RangeError('An amount must have digits and at most six decimals.');
  const micro = safeMicro(safeMicro(Number(whole)) * MICRO_PER_UNIT + Number(fraction.padEnd(6, '0')));
  return sign === '-' && micro !== 0 ? -micro : micro;
}

/** Returns the sum of amounts in micro units. Throws a RangeError outside ±(2^53-1). */
export function addMicro(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => safeMicro(sum + safeMicro(amount)), 0);
}

/** Returns an amount that is a safe integer. Throws a RangeError for any other (specification 9). */
export function safeMicro(micro: number): number {
  if (!Number.isSafeInteger(micro)) throw new RangeError('Money must be a safe integer of micro units.');
  return micro;
}
