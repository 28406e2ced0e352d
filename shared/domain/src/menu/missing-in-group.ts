import type { MenuChoice } from '@tiffin/contracts';

type Minimums = Pick<MenuChoice, 'minSelectable' | 'minUniqueSelectable'>;
type Selected = { readonly id: string; readonly incrementCount?: number };

/**
 * Returns how many more options a group needs: up to minSelectable by the sum of increment counts (default
 * 1), and up to minUniqueSelectable by distinct options, whichever is more. 0 if the group is met
 * (specification 5).
 */
export function missingInGroup(minimums: Minimums, selected: readonly Selected[]): number {
  const chosen = selected.filter(({ incrementCount = 1 }) => incrementCount > 0);
  const total = chosen.reduce((sum, { incrementCount = 1 }) => sum + incrementCount, 0);
  return missingOf(minimums, { total, distinct: new Set(chosen.map(({ id }) => id)).size });
}

/** Returns the same from the two sums. */
export function missingOf(
  { minSelectable, minUniqueSelectable }: Minimums,
  { total, distinct }: { readonly total: number; readonly distinct: number },
): number {
  return Math.max(minSelectable - total, minUniqueSelectable - distinct, 0);
}

/** Returns whether an option group lacks options (specification 5). */
export function isGroupUnmet(minimums: Minimums, selected: readonly Selected[]): boolean {
  return missingInGroup(minimums, selected) > 0;
}
