import type { MenuItem } from '@tiffin/contracts';
import { addMicro } from '../money/micro';
import { optionTree } from './option-tree';
import type { OptionGroup } from './option-tree';
import type { OptionMenu, OptionSelection } from './option-selection';

/**
 * The price of what is chosen in micro units: increment count times priceMicro, subchoices included; a RangeError where
 * it would not be exact (specification 5).
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
 * The price of a whole line in micro units: quantity times item and options. A selected perk is the price of one piece, the
 * others cost what they always do: a perk is for one dish an order.
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
