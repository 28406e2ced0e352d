/** Micro units in one cent (specification 9). */
export const MICRO_PER_CENT = 10_000;

/**
 * Returns the whole cents nearest to an amount in micro units, half a cent away from zero. Exact for every
 * safe integer.
 */
export function wholeCents(micro: number): number {
  const amount = Math.abs(micro);
  // Uses the remainder, because a quotient near 2^53 is already rounded.
  const rest = amount % MICRO_PER_CENT;
  const cents = (amount - rest) / MICRO_PER_CENT + (rest * 2 >= MICRO_PER_CENT ? 1 : 0);
  return cents === 0 ? 0 : Math.sign(micro) * cents;
}
