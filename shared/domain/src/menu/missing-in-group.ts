import type { MenuChoice } from '@tiffin/contracts';

type Minimums = Pick<MenuChoice, 'minSelectable' | 'minUniqueSelectable'>;
type Selected = { readonly id: string; readonly incrementCount?: number };

/**
 * How many more a group needs: up to minSelectable by the sum of increment counts (1 where not given), and up to
 * minUniqueSelectable by distinct options, whichever is more; 0 when the group is met (specification 5).
 */
export function missingInGroup(minimums: Minimums, selected: readonly Selected[]): number {
  const chosen = selected.filter(({ incrementCount = 1 }) => incrementCount > 0);
  const total = chosen.reduce((sum, { incrementCount = 1 }) => sum + incrementCount, 0);
  return missingOf(minimums, { total, distinct: new Set(chosen.map(({ id }) => id)).size });
}

/** The same from the two sums themselves. */
export function missingOf(
  { minSelectable, minUniqueSelectable }: Minimums,
  { total, distinct }: { readonly total: number; readonly distinct: number },
): number {
  return Math.max(minSelectable - total, minUniqueSelectable - distinct, 0);
}

/** Whether an option group lacks something (specification 5). */
export function isGroupUnmet(minimums: Minimums, selected: readonly Selected[]): boolean {
  return missingInGroup(minimums, selected) > 0;
}
