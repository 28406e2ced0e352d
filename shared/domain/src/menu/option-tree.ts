import type { MenuChoice, MenuOption } from '@tiffin/contracts';
import { beginWalk, enterGroup, stepDown } from './group-walk';
import type { GroupWalk } from './group-walk';
import { isChoiceAvailable } from './is-choice-available';
import { missingInGroup } from './missing-in-group';
import { optionControl } from './option-control';
import type { OptionControl } from './option-control';
import { positionKey, selectedByPosition, selectedCount } from './option-selection';
import type { OptionMenu, OptionSelection } from './option-selection';
import { ownEntry } from '../own-entry';

export type OptionNode = {
  readonly option: MenuOption;
  readonly control: OptionControl;
  readonly incrementCount: number;
  readonly isAvailable: boolean;
  /** The highest count that can be chosen, given what else the group holds. */
  readonly limit: number;
  /** Groups under this option; present only while it is chosen. */
  readonly groups: readonly OptionGroup[];
};

export type OptionGroup = {
  readonly choice: MenuChoice;
  readonly parentOptionId: string | null;
  /** How many more options it needs; 0 if met. */
  readonly missing: number;
  readonly selectedCount: number;
  readonly isAvailable: boolean;
  readonly options: readonly OptionNode[];
};

/**
 * Returns the groups of an item with their selection, nested as on the screen. Each group appears once under
 * an option, so a menu with cycles ends (specification 5).
 */
export function optionTree(
  menu: OptionMenu,
  choiceIds: readonly string[],
  selection: OptionSelection,
): readonly OptionGroup[] {
  const tree = { menu, selected: selectedByPosition(selection) };
  return groupsOf(tree, { choiceIds, parentOptionId: null }, beginWalk());
}

type Tree = { readonly menu: OptionMenu; readonly selected: ReadonlyMap<string, OptionSelection> };
type Level = { readonly choiceIds: readonly string[]; readonly parentOptionId: string | null };

function groupsOf(tree: Tree, { choiceIds, parentOptionId }: Level, walk: GroupWalk): readonly OptionGroup[] {
  return choiceIds.flatMap((choiceId) => {
    const position = { choiceId, parentOptionId };
    const choice = ownEntry(tree.menu.choices, choiceId);
    if (!choice || !enterGroup(walk, position)) return [];
    const selected = tree.selected.get(positionKey(position)) ?? [];
    return [
      {
        choice,
        parentOptionId,
        missing: missingInGroup(choice, selected),
        selectedCount: selectedCount(selected),
        isAvailable: isChoiceAvailable(choice, tree.menu.options),
        options: nodesOf(tree, { choice, selected }, stepDown(walk)),
      },
    ];
  });
}

type Group = { readonly choice: MenuChoice; readonly selected: OptionSelection };

function nodesOf(tree: Tree, { choice, selected }: Group, below: GroupWalk): readonly OptionNode[] {
  const total = selectedCount(selected);
  const counts = new Map<string, number>();
  for (const { id, incrementCount } of selected) counts.set(id, (counts.get(id) ?? 0) + incrementCount);
  return choice.optionIds.flatMap((id) => {
    const option = ownEntry(tree.menu.options, id);
    if (!option) return [];
    const incrementCount = counts.get(id) ?? 0;
    const control = optionControl(choice, option);
    const room = control === 'radio' ? 1 : (choice.maxSelectable ?? Infinity) - (total - incrementCount);
    const level = { choiceIds: option.subchoiceIds, parentOptionId: id };
    return [
      {
        option,
        control,
        incrementCount,
        isAvailable: option.availability.isAvailable,
        limit: Math.max(0, Math.min(option.maxIncrementCount, room)),
        groups: incrementCount > 0 ? groupsOf(tree, level, below) : [],
      },
    ];
  });
}
