import type { Menu, MenuChoices, MenuItem } from '@tiffin/contracts';
import { ownEntry } from '@tiffin/domain';

/** Returns the choices that came with a menu if they are all that an item can reach, nested ones included. */
export function choicesOfMenu(
  { choices, options }: Pick<Menu, 'choices' | 'options'>,
  { choiceIds }: Pick<MenuItem, 'choiceIds'>,
): MenuChoices | undefined {
  const reached = new Set(choiceIds);
  // Iterating a Set also visits values that are added meanwhile.
  for (const choiceId of reached) {
    const choice = ownEntry(choices, choiceId);
    if (!choice) return undefined;
    for (const optionId of choice.optionIds) {
      const option = ownEntry(options, optionId);
      if (!option) return undefined;
      option.subchoiceIds.forEach((id) => reached.add(id));
    }
  }
  return { choices, options };
}
