import { optionTree } from './option-tree';
import type { OptionGroup } from './option-tree';
import type { OptionMenu, OptionSelection } from './option-selection';

/** Returns every group that lacks options, nested ones included, in screen order (specification 5). */
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
