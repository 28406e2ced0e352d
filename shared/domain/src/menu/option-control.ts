import type { MenuChoice, MenuOption } from '@tiffin/contracts';

export type OptionControl = 'radio' | 'checkbox' | 'stepper';

/** Returns the control of an option: radio, checkbox or stepper (specification 3 and 5). */
export function optionControl(
  { minSelectable, maxSelectable }: Pick<MenuChoice, 'minSelectable' | 'maxSelectable'>,
  { maxIncrementCount }: Pick<MenuOption, 'maxIncrementCount'>,
): OptionControl {
  if (maxSelectable === 1) return minSelectable === 1 ? 'radio' : 'checkbox';
  return maxIncrementCount > 1 ? 'stepper' : 'checkbox';
}
