import type { MenuChoice } from '@tiffin/contracts';

type Selected = { readonly id: string; readonly incrementCount?: number };

/**
 * How many more a group needs: up to minSelectable by the sum of increment counts (1 where not given), and up to
 * minUniqueSelectable by distinct options, whichever is more; 0 when the group is met (specification 5).
 */
export function missingInGroup(
  { minSelectable, minUniqueSelectable }: Pick<MenuChoice, 'minSelectable' | 'minUniqueSelectable'>,
  selected: readonly Selected[],
): number {
  const chosen = selected.filter(({ incrementCount = 1 }) => incrementCount > 0);
  const total = chosen.reduce((sum, { incrementCount = 1 }) => sum + incrementCount, 0);
  const distinct = new Set(chosen.map(({ id }) => id)).size;
  return Math.max(minSelectable - total, minUniqueSelectable - distinct, 0);
}

/** Whether an option group lacks something (specification 5). */
export function isGroupUnmet(
  choice: Pick<MenuChoice, 'minSelectable' | 'minUniqueSelectable'>,
  selected: readonly Selected[],
): boolean {
  return missingInGroup(choice, selected) > 0;
}
