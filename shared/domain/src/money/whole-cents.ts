/** Micro units in one cent (specification 9). */
export const MICRO_PER_CENT = 10_000;

/** Whole cents nearest to an amount in micro units, half a cent away from zero; exact at every safe whole number. */
export function wholeCents(micro: number): number {
  const amount = Math.abs(micro);
  // By the remainder: a quotient near 2^53 is rounded before it could be looked at.
  const rest = amount % MICRO_PER_CENT;
  const cents = (amount - rest) / MICRO_PER_CENT + (rest * 2 >= MICRO_PER_CENT ? 1 : 0);
  return cents === 0 ? 0 : Math.sign(micro) * cents;
}
