import { MICRO_PER_CENT, wholeCents } from './whole-cents';

/**
 * Returns an amount in micro units rounded to whole cents, half a cent away from zero, so that shown amounts
 * add up as shown.
 */
export function toCent(micro: number): number {
  return wholeCents(micro) * MICRO_PER_CENT;
}
