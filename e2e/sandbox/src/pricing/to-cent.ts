const MICRO_A_CENT = 10_000;

/** Rounds micro units to whole cents, halves away from zero: amounts that people see must add up as they see them. */
export function toCent(micro: number): number {
  const rounded = Math.round(Math.abs(micro) / MICRO_A_CENT) * MICRO_A_CENT;
  return micro < 0 ? -rounded : rounded;
}
