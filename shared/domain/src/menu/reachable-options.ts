import type { OptionSelection, SelectedOption } from './option-selection';

/** Returns the chosen options whose parents are chosen, up to the item itself. */
export function reachableOptions(selection: OptionSelection): OptionSelection {
  const under = new Map<string | null, SelectedOption[]>();
  for (const chosen of selection) {
    const siblings = under.get(chosen.parentOptionId);
    if (siblings) siblings.push(chosen);
    else under.set(chosen.parentOptionId, [chosen]);
  }
  const reached = new Set<string | null>([null]);
  // Iterating a Set also visits values that are added meanwhile.
  for (const parent of reached) {
    for (const { id } of under.get(parent) ?? []) reached.add(id);
  }
  return selection.filter(({ parentOptionId }) => reached.has(parentOptionId));
}
