import type { MenuChoice, MenuOption } from '@tiffin/contracts';
import type { OptionMenu } from './option-selection';
import { ownEntry } from '../own-entry';

/**
 * Returns a menu whose options can be chosen once each, for sites that do not let people count options
 * (specification 9). Options keep their count where the menu itself counts: where a default is more than one, and
 * where a group's minimum cannot be reached otherwise.
 */
export function withoutOptionQuantity(menu: OptionMenu): OptionMenu {
  const counted = new Set(
    Object.values(menu.choices)
      .filter((choice) => needsCounting(choice, menu.options))
      .flatMap(({ optionIds }) => optionIds),
  );
  const options = Object.entries(menu.options).map(([id, option]) => [
    id,
    counted.has(id) || option.defaultIncrementCount > 1
      ? option
      : { ...option, maxIncrementCount: Math.min(option.maxIncrementCount, 1) },
  ]);
  return { choices: menu.choices, options: Object.fromEntries(options) };
}

function needsCounting(
  { optionIds, minSelectable }: MenuChoice,
  options: Readonly<Record<string, MenuOption>>,
): boolean {
  const available = optionIds.filter((id) => ownEntry(options, id)?.availability.isAvailable === true);
  return available.length < minSelectable;
}
