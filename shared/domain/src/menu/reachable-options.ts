import type { OptionSelection, SelectedOption } from './option-selection';

/** The chosen options that still hang on something chosen, up to the item itself; the rest goes with its parent. */
export function reachableOptions(selection: OptionSelection): OptionSelection {
  const under = new Map<string | null, SelectedOption[]>();
  for (const chosen of selection) {
    const siblings = under.get(chosen.parentOptionId);
    if (siblings) siblings.push(chosen);
    else under.set(chosen.parentOptionId, [chosen]);
  }
  const reached = new Set<string | null>([null]);
  // A set hands out what is added to it on the way.
  for (const parent of reached) {
    for (const { id } of under.get(parent) ?? []) reached.add(id);
  }
  return selection.filter(({ parentOptionId }) => reached.has(parentOptionId));
}
