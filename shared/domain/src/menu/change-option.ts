import type { MenuChoice } from '@tiffin/contracts';
import { selectionUnder } from './initial-selection';
import { optionControl } from './option-control';
import { isChosenAt, selectedCount } from './option-selection';
import type { GroupPosition, OptionMenu, OptionSelection, SelectedOption } from './option-selection';
import { ownEntry } from '../own-entry';
import { reachableOptions } from './reachable-options';

export type OptionChange = GroupPosition & {
  readonly optionId: string;
  /** The new count; 0 removes the option. */
  readonly incrementCount: number;
};

/**
 * Returns the selection after a change of one option. If only one may be chosen, the new one replaces the
 * old. Otherwise the count stops at the limit of option and group. Removing an option removes what was chosen
 * under it; adding one adds the defaults of its groups (specification 5).
 */
export function changeOption(
  menu: OptionMenu,
  selection: OptionSelection,
  { optionId, incrementCount, ...position }: OptionChange,
): OptionSelection {
  const choice = ownEntry(menu.choices, position.choiceId);
  const option = ownEntry(menu.options, optionId);
  if (!option || !choice?.optionIds.includes(optionId)) return selection;
  const isIt = (chosen: SelectedOption) => isChosenAt(chosen, position) && chosen.id === optionId;
  const others = selection.filter((chosen) => isChosenAt(chosen, position) && !isIt(chosen));
  const limit = Math.min(option.maxIncrementCount, roomBeside(choice, others));
  const count = Math.max(0, Math.min(Math.floor(incrementCount) || 0, limit));
  if (count > 0 && !option.availability.isAvailable) return selection;
  if (count === 0 && optionControl(choice, option) === 'radio') return selection;

  const changed = { ...position, id: optionId, incrementCount: count };
  if (count > 0 && selection.some(isIt)) return selection.map((chosen) => (isIt(chosen) ? changed : chosen));
  const replaced = new Set(count > 0 && choice.maxSelectable === 1 ? others : []);
  const staying = reachableOptions(selection.filter((chosen) => !isIt(chosen) && !replaced.has(chosen)));
  if (count === 0) return staying;
  return [...staying, changed, ...selectionUnder(menu, option, [...staying, changed])];
}

function roomBeside({ maxSelectable }: MenuChoice, others: OptionSelection): number {
  return maxSelectable === 1 ? 1 : (maxSelectable ?? Infinity) - selectedCount(others);
}
