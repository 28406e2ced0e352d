import type { MenuChoice } from '@tiffin/contracts';
import { beginWalk, enterGroup, stepDown } from './group-walk';
import type { GroupWalk } from './group-walk';
import type { GroupPosition, OptionMenu, OptionSelection } from './option-selection';
import { ownEntry } from '../own-entry';

type Chooser = {
  readonly menu: OptionMenu;
  /** Returns what is chosen in one group. */
  readonly choose: (choice: MenuChoice, position: GroupPosition) => OptionSelection;
};

type Groups = { readonly choiceIds: readonly string[]; readonly parentOptionId: string | null };

/** Builds a selection group by group: the choice in a group, then the groups under it. */
export function selectionByGroup(
  chooser: Chooser,
  { choiceIds, parentOptionId }: Groups,
  walk: GroupWalk = beginWalk(),
): OptionSelection {
  return choiceIds.flatMap((choiceId) => {
    const position = { choiceId, parentOptionId };
    const choice = ownEntry(chooser.menu.choices, choiceId);
    if (!choice || !enterGroup(walk, position)) return [];
    const selected = chooser.choose(choice, position);
    const nested = selected.flatMap(({ id }) => {
      const below = ownEntry(chooser.menu.options, id)?.subchoiceIds ?? [];
      return selectionByGroup(chooser, { choiceIds: below, parentOptionId: id }, stepDown(walk));
    });
    return [...selected, ...nested];
  });
}
