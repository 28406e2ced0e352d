import type { MenuChoice, MenuOption } from '@tiffin/contracts';

export type OptionControl = 'radio' | 'checkbox' | 'stepper';

/** How an option is chosen: exactly one of its group, on or off, or several times (specification 3 and 5). */
export function optionControl(
  { minSelectable, maxSelectable }: Pick<MenuChoice, 'minSelectable' | 'maxSelectable'>,
  { maxIncrementCount }: Pick<MenuOption, 'maxIncrementCount'>,
): OptionControl {
  if (maxSelectable === 1) return minSelectable === 1 ? 'radio' : 'checkbox';
  return maxIncrementCount > 1 ? 'stepper' : 'checkbox';
}
