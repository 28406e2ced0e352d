import type { MenuChoice } from '@tiffin/contracts';
import { missingInGroup } from './missing-in-group';
import { selectedCount } from './option-selection';
import type { OptionMenu, OptionSelection, SelectedOption } from './option-selection';

/**
 * What is chosen when an item opens: the defaults, then what required minimums still need, taken from the available
 * options in the menu's order, and so on under each chosen option (specification 5).
 */
export function initialSelection(menu: OptionMenu, choiceIds: readonly string[]): OptionSelection {
  return selectionUnder(menu, choiceIds, []);
}

/** The same for the groups under options that were chosen one after another (`above`, outermost first). */
export function selectionUnder(
  menu: OptionMenu,
  choiceIds: readonly string[],
  above: readonly string[],
): OptionSelection {
  return choiceIds.flatMap((choiceId) => {
    const choice = menu.choices[choiceId];
    if (!choice) return [];
    const selected = selectInGroup(menu, choice, above);
    const nested = selected.flatMap(({ id }) =>
      selectionUnder(menu, menu.options[id]?.subchoiceIds ?? [], [...above, id]),
    );
    return [...selected, ...nested];
  });
}

function selectInGroup(menu: OptionMenu, choice: MenuChoice, above: readonly string[]): OptionSelection {
  const candidates = choice.optionIds.flatMap((id) => {
    const option = menu.options[id];
    return option?.availability.isAvailable && !above.includes(id) ? [option] : [];
  });
  const room = choice.maxSelectable ?? Infinity;
  const selected = new Map<string, SelectedOption>();
  const add = (id: string, more: number, max: number) => {
    const has = selected.get(id)?.incrementCount ?? 0;
    const incrementCount = Math.min(max, has + Math.min(more, room - selectedCount([...selected.values()])));
    if (incrementCount <= has) return;
    selected.set(id, { id, choiceId: choice.id, parentOptionId: above.at(-1) ?? null, incrementCount });
  };
  const missing = () => missingInGroup(choice, [...selected.values()]);

  for (const {
    id,
    isDefault,
    selected: isSelected,
    defaultIncrementCount,
    maxIncrementCount,
  } of candidates) {
    if (isDefault || isSelected) add(id, Math.max(1, defaultIncrementCount), maxIncrementCount);
  }
  // Different options first: they count for both minimums.
  for (const { id, maxIncrementCount } of candidates) {
    if (missing() > 0 && !selected.has(id)) add(id, 1, maxIncrementCount);
  }
  for (const { id, maxIncrementCount } of candidates) {
    if (missing() > 0) add(id, missing(), maxIncrementCount);
  }
  return [...selected.values()];
}
