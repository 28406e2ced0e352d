import type { Menu, MenuItem } from '@tiffin/contracts';
import { isGroupUnmet } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';
import type { StoredOption } from './stored-cart';

/**
 * Refuses options that the menu does not allow: unknown, unavailable, repeated, too many or too few, also in
 * nested groups (specification 5). The reason names the rule, `data` the group.
 */
export function checkOptions(menu: Menu, item: MenuItem, options: readonly StoredOption[]): void {
  const seen = new Set<string>();
  for (const option of options) {
    const key = `${option.id} ${option.choiceId} ${option.parentOptionId}`;
    if (seen.has(key)) refuseOption('OPTION_TWICE', option.choiceId);
    seen.add(key);
    checkOption(menu, item, options, option);
  }
  checkGroups(menu, item.choiceIds, null, options);
  for (const option of options)
    checkGroups(menu, menu.options[option.id]?.subchoiceIds ?? [], option.id, options);
}

function checkOption(
  menu: Menu,
  item: MenuItem,
  options: readonly StoredOption[],
  { id, choiceId, parentOptionId, incrementCount }: StoredOption,
): void {
  const option = menu.options[id];
  const isParentChosen = parentOptionId === null || options.some((other) => other.id === parentOptionId);
  const reachable =
    parentOptionId === null ? item.choiceIds : (menu.options[parentOptionId]?.subchoiceIds ?? []);
  const isKnown = menu.choices[choiceId]?.optionIds.includes(id) && reachable.includes(choiceId);
  if (!option || !isKnown || !isParentChosen) return refuseOption('OPTION_UNKNOWN', choiceId);
  if (!option.availability.isAvailable) refuseOption('OPTION_UNAVAILABLE', choiceId);
  if (incrementCount > option.maxIncrementCount) refuseOption('OPTION_MAXIMUM', choiceId);
}

function checkGroups(
  menu: Menu,
  choiceIds: readonly string[],
  parentOptionId: string | null,
  options: readonly StoredOption[],
): void {
  for (const choiceId of choiceIds) {
    const choice = menu.choices[choiceId];
    if (!choice) continue;
    const chosen = options.filter(
      (option) => option.choiceId === choiceId && option.parentOptionId === parentOptionId,
    );
    const count = chosen.reduce((sum, option) => sum + option.incrementCount, 0);
    if (isGroupUnmet(choice, chosen)) refuseOption('OPTION_MINIMUM', choiceId);
    if (choice.maxSelectable !== null && count > choice.maxSelectable)
      refuseOption('OPTION_MAXIMUM', choiceId);
  }
}

function refuseOption(reason: string, choiceId: string): never {
  return refuse(400, 'INVALID_CART_ITEM', reason, { data: { choiceId } });
}
