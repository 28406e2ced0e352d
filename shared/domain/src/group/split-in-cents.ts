import { microFromCents } from '../money/micro';
import { fairSplit } from './fair-split';

/** Divides an amount in micro units of whole cents by weights into whole cents, as `fairSplit` does. */
export function splitInCents(micro: number, weights: readonly number[]): readonly number[] {
  return fairSplit(micro / microFromCents(1), weights).map(microFromCents);
}
