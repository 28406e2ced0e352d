import { MICRO_PER_CENT } from './whole-cents';

/** Micro units in one unit of a currency (specification 9). */
export const MICRO_PER_UNIT = 1_000_000;
const decimal = /^(-?)(\d+)(?:\.(\d{1,6}))?$/;

/** Cents as micro units, 10,000 a cent; refuses what is not a whole number or leaves 2^53-1 (specification 9). */
export function microFromCents(cents: number): number {
  return safeMicro(safeMicro(cents) * MICRO_PER_CENT);
}

/** An amount in units, as a decimal text or a number of at most six decimals, as micro units; exact or refused. */
export function toMicro(units: string | number): number {
  const [, sign, whole = '', fraction = ''] = decimal.exec(String(units)) ?? [];
  if (sign === undefined) throw new RangeError('An amount has digits and at most six decimals.');
  const micro = safeMicro(safeMicro(Number(whole)) * MICRO_PER_UNIT + Number(fraction.padEnd(6, '0')));
  return sign === '-' && micro !== 0 ? -micro : micro;
}

/** The sum of amounts in micro units; refuses a sum outside ±(2^53-1). */
export function addMicro(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => safeMicro(sum + safeMicro(amount)), 0);
}

/** An amount that is a safe whole number; a RangeError for any other (specification 9). */
export function safeMicro(micro: number): number {
  if (!Number.isSafeInteger(micro)) throw new RangeError('An amount of money is a safe whole number.');
  return micro;
}
