import { MICRO_PER_CENT, wholeCents } from './whole-cents';

/** An amount in micro units at its nearest whole cent, half a cent away from zero: what people see adds up as they see it. */
export function toCent(micro: number): number {
  return wholeCents(micro) * MICRO_PER_CENT;
}
