import type { MenuChoice, MenuOption } from '@tiffin/contracts';
import { isChoiceAvailable } from './is-choice-available';
import { missingInGroup } from './missing-in-group';
import { optionControl } from './option-control';
import type { OptionControl } from './option-control';
import { selectedCount, selectedIn } from './option-selection';
import type { OptionMenu, OptionSelection } from './option-selection';

export type OptionNode = {
  readonly option: MenuOption;
  readonly control: OptionControl;
  readonly incrementCount: number;
  readonly isAvailable: boolean;
  /** How often it can be chosen, given what else the group holds. */
  readonly limit: number;
  /** Groups under this option, only while it is chosen. */
  readonly groups: readonly OptionGroup[];
};

export type OptionGroup = {
  readonly choice: MenuChoice;
  readonly parentOptionId: string | null;
  /** How many more it needs; 0 when met. */
  readonly missing: number;
  readonly selectedCount: number;
  readonly isAvailable: boolean;
  readonly options: readonly OptionNode[];
};

/**
 * The groups of an item with what is chosen in them, nested as they are shown. A menu that leads back to an option
 * above itself ends there (specification 5).
 */
export function optionTree(
  menu: OptionMenu,
  choiceIds: readonly string[],
  selection: OptionSelection,
): readonly OptionGroup[] {
  return groupsOf({ menu, selection, above: [] }, choiceIds);
}

type Walk = {
  readonly menu: OptionMenu;
  readonly selection: OptionSelection;
  /** The options on the way from the item to here. */
  readonly above: readonly string[];
};

function groupsOf(walk: Walk, choiceIds: readonly string[]): readonly OptionGroup[] {
  const parentOptionId = walk.above.at(-1) ?? null;
  return choiceIds.flatMap((choiceId) => {
    const choice = walk.menu.choices[choiceId];
    if (!choice) return [];
    const selected = selectedIn(walk.selection, { choiceId, parentOptionId });
    return [
      {
        choice,
        parentOptionId,
        missing: missingInGroup(choice, selected),
        selectedCount: selectedCount(selected),
        isAvailable: isChoiceAvailable(choice, walk.menu.options),
        options: choice.optionIds.flatMap((id) => nodesOf(walk, choice, selected, id)),
      },
    ];
  });
}

function nodesOf(
  walk: Walk,
  choice: MenuChoice,
  selected: OptionSelection,
  optionId: string,
): readonly OptionNode[] {
  const option = walk.menu.options[optionId];
  if (!option || walk.above.includes(optionId)) return [];
  const incrementCount = selectedCount(selected.filter(({ id }) => id === optionId));
  const control = optionControl(choice, option);
  const others = selectedCount(selected) - incrementCount;
  const room = control === 'radio' ? 1 : (choice.maxSelectable ?? Infinity) - others;
  const below = { ...walk, above: [...walk.above, optionId] };
  return [
    {
      option,
      control,
      incrementCount,
      isAvailable: option.availability.isAvailable,
      limit: Math.max(0, Math.min(option.maxIncrementCount, room)),
      groups: incrementCount > 0 ? groupsOf(below, option.subchoiceIds) : [],
    },
  ];
}
