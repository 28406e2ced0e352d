import type { MenuChoice } from '@tiffin/contracts';
import { positionKey, selectedByPosition } from './option-selection';
import type { GroupPosition, OptionMenu, OptionSelection, SelectedOption } from './option-selection';
import { ownEntry } from '../own-entry';
import { selectionByGroup } from './selection-by-group';

/**
 * Returns the previous selection as far as the menu still offers it. Removed and sold-out options are left
 * out, and counts and groups are cut to their limits. Dropping an option drops what was chosen under it.
 */
export function keptSelection(
  menu: OptionMenu,
  choiceIds: readonly string[],
  chosen: OptionSelection,
): OptionSelection {
  const positions = selectedByPosition(chosen);
  const choose = (choice: MenuChoice, position: GroupPosition) =>
    offeredInGroup(menu, choice, positions.get(positionKey(position)) ?? []);
  return selectionByGroup({ menu, choose }, { choiceIds, parentOptionId: null });
}

function offeredInGroup(menu: OptionMenu, choice: MenuChoice, chosen: OptionSelection): OptionSelection {
  const offered = new Set(choice.optionIds);
  const kept = new Map<string, SelectedOption>();
  let room = choice.maxSelectable ?? Infinity;
  for (const { id, choiceId, parentOptionId, incrementCount } of chosen) {
    const option = ownEntry(menu.options, id);
    if (!option?.availability.isAvailable || !offered.has(id) || kept.has(id)) continue;
    const count = Math.min(incrementCount, option.maxIncrementCount, room);
    if (!(count >= 1)) continue;
    room -= count;
    kept.set(id, { id, choiceId, parentOptionId, incrementCount: count });
  }
  return [...kept.values()];
}
