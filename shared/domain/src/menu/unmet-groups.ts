import { optionTree } from './option-tree';
import type { OptionGroup } from './option-tree';
import type { OptionMenu, OptionSelection } from './option-selection';

/** Every group that lacks something, nested ones included, in the order of the screen (specification 5). */
export function unmetGroups(
  menu: OptionMenu,
  choiceIds: readonly string[],
  selection: OptionSelection,
): readonly OptionGroup[] {
  return unmet(optionTree(menu, choiceIds, selection));
}

function unmet(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  return groups.flatMap((group) => [
    ...(group.missing > 0 ? [group] : []),
    ...group.options.flatMap((node) => unmet(node.groups)),
  ]);
}
