import type { MenuChoice, MenuOption } from '@tiffin/contracts';
import { ownEntry } from '../own-entry';

type Option = Pick<MenuOption, 'maxIncrementCount' | 'availability'>;

/**
 * Returns whether a group's available options can reach its minimums. A group without a minimum is always
 * available (specification 5).
 */
export function isChoiceAvailable(
  choice: Pick<MenuChoice, 'optionIds' | 'minSelectable' | 'minUniqueSelectable'>,
  options: Readonly<Record<string, Option>>,
): boolean {
  const available = choice.optionIds
    .map((id) => ownEntry(options, id))
    .filter((option) => option?.availability.isAvailable === true);
  const reach = available.reduce((sum, option) => sum + (option?.maxIncrementCount ?? 0), 0);
  return reach >= choice.minSelectable && available.length >= choice.minUniqueSelectable;
}
