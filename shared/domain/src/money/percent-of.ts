import { safeMicro } from './micro';
import { MICRO_PER_CENT } from './whole-cents';

const partsOfPercent = 10_000;

/**
 * Returns per cent of an amount in micro units, in whole cents, half a cent away from zero. Exact for up to
 * four decimals of per cent (a tax of 8.875). Throws a RangeError for an invalid amount or per cent.
 */
export function percentOf(amountMicro: number, percent: number): number {
  const product = BigInt(safeMicro(amountMicro)) * BigInt(safeMicro(Math.round(percent * partsOfPercent)));
  const partsOfCent = BigInt(100 * partsOfPercent * MICRO_PER_CENT);
  const half = product < 0n ? -partsOfCent / 2n : partsOfCent / 2n;
  return safeMicro(Number((product + half) / partsOfCent) * MICRO_PER_CENT);
}
