import type { MenuChoice, MenuOption } from '@tiffin/contracts';
import { beginWalk } from './group-walk';
import { missingOf } from './missing-in-group';
import type { GroupPosition, OptionMenu, OptionSelection, SelectedOption } from './option-selection';
import { ownEntry } from '../own-entry';
import { selectionByGroup } from './selection-by-group';

/**
 * Returns the selection when an item opens: the defaults, then the lowest-priced available options until required
 * minimums are met (in menu order if prices are equal), and the same under each chosen option (specification 5).
 * Remembered options replace the defaults.
 */
export function initialSelection(
  menu: OptionMenu,
  choiceIds: readonly string[],
  remembered: readonly string[] | null = null,
): OptionSelection {
  const known = remembered && new Set(remembered);
  const isWanted = known ? ({ id }: MenuOption) => known.has(id) : isPreset;
  return selectionByGroup(
    { menu, choose: chooseInGroup(menu, isWanted) },
    { choiceIds, parentOptionId: null },
  );
}

/** Returns what is added together with an option chosen by hand. `selection` is already chosen. */
export function selectionUnder(
  menu: OptionMenu,
  { id, subchoiceIds }: Pick<MenuOption, 'id' | 'subchoiceIds'>,
  selection: OptionSelection,
): OptionSelection {
  return selectionByGroup(
    { menu, choose: chooseInGroup(menu, isPreset) },
    { choiceIds: subchoiceIds, parentOptionId: id },
    beginWalk(depthOf(selection, id), selection),
  );
}

/** Returns how many options are above the chosen one, itself included. */
function depthOf(selection: OptionSelection, optionId: string): number {
  const parents = new Map(selection.map(({ id, parentOptionId }) => [id, parentOptionId]));
  const way = new Set<string>();
  let at: string | null = optionId;
  while (at !== null && !way.has(at)) {
    way.add(at);
    at = parents.get(at) ?? null;
  }
  return way.size;
}

function isPreset({ isDefault, selected }: MenuOption): boolean {
  return isDefault || selected;
}

function chooseInGroup(
  menu: OptionMenu,
  isWanted: (option: MenuOption) => boolean,
): (choice: MenuChoice, position: GroupPosition) => OptionSelection {
  return (choice, position) => {
    const candidates = choice.optionIds.flatMap((id) => {
      const option = ownEntry(menu.options, id);
      return option?.availability.isAvailable ? [option] : [];
    });
    const byPrice = [...candidates].sort((one, other) => one.priceMicro - other.priceMicro);
    const selected = new Map<string, SelectedOption>();
    let total = 0;
    const missing = () => missingOf(choice, { total, distinct: selected.size });
    const add = ({ id, maxIncrementCount }: MenuOption, more: number) => {
      const has = selected.get(id)?.incrementCount ?? 0;
      const room = (choice.maxSelectable ?? Infinity) - total;
      const incrementCount = Math.min(maxIncrementCount, has + Math.min(more, room));
      if (incrementCount <= has) return;
      total += incrementCount - has;
      selected.set(id, { ...position, id, incrementCount });
    };

    for (const option of candidates) {
      if (isWanted(option)) add(option, Math.max(1, option.defaultIncrementCount));
    }
    // Choose different options first: they count for both minimums.
    for (const option of byPrice) {
      if (missing() > 0 && !selected.has(option.id)) add(option, 1);
    }
    for (const option of byPrice) {
      if (missing() > 0) add(option, missing());
    }
    return candidates.flatMap(({ id }) => selected.get(id) ?? []);
  };
}
