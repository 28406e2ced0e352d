import type { MenuItem } from '@tiffin/contracts';
import { addMicro } from '../money/micro';
import { optionTree } from './option-tree';
import type { OptionGroup } from './option-tree';
import type { OptionMenu, OptionSelection } from './option-selection';

/**
 * Returns the price of the selection in micro units: increment count times priceMicro, with subchoices.
 * Throws a RangeError if it is not exact (specification 5).
 */
export function selectedPriceMicro(
  menu: OptionMenu,
  choiceIds: readonly string[],
  selection: OptionSelection,
): number {
  return priceOf(optionTree(menu, choiceIds, selection));
}

type PricedItem = Pick<MenuItem, 'displayPriceMicro' | 'perk' | 'choiceIds'>;

/**
 * Returns the price of a whole line in micro units: quantity times item and options. A selected perk sets the
 * price of one piece only, because a perk applies to one dish per order.
 */
export function lineTotalMicro(
  menu: OptionMenu,
  item: PricedItem,
  line: { readonly selection: OptionSelection; readonly quantity: number },
): number {
  const firstMicro = item.perk?.isSelected ? item.perk.discountedPriceMicro : item.displayPriceMicro;
  const extrasMicro = selectedPriceMicro(menu, item.choiceIds, line.selection);
  const othersMicro = addMicro((line.quantity - 1) * item.displayPriceMicro);
  return addMicro(firstMicro, othersMicro, line.quantity * extrasMicro);
}

function priceOf(groups: readonly OptionGroup[]): number {
  return groups
    .flatMap(({ options }) => options)
    .reduce(
      (sum, { incrementCount, option, groups: below }) =>
        addMicro(sum, incrementCount * option.priceMicro, priceOf(below)),
      0,
    );
}
