import { safeMicro } from './micro';
import { MICRO_PER_CENT } from './whole-cents';

const partsOfPercent = 10_000;

/**
 * Per cent of an amount in micro units, in whole cents, half a cent away from zero; exact for per cents of up to four
 * decimals (a tax of 8.875), a RangeError for what is no amount or no per cent.
 */
export function percentOf(amountMicro: number, percent: number): number {
  const product = BigInt(safeMicro(amountMicro)) * BigInt(safeMicro(Math.round(percent * partsOfPercent)));
  const partsOfCent = BigInt(100 * partsOfPercent * MICRO_PER_CENT);
  const half = product < 0n ? -partsOfCent / 2n : partsOfCent / 2n;
  return safeMicro(Number((product + half) / partsOfCent) * MICRO_PER_CENT);
}
