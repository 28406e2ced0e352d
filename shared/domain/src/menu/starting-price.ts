import type { MenuItem } from '@tiffin/contracts';
import { addMicro } from '../money/micro';
import { ownEntry } from '../own-entry';
import { beginWalk, enterGroup, stepDown } from './group-walk';
import type { GroupWalk } from './group-walk';
import { initialSelection } from './initial-selection';
import type { OptionMenu } from './option-selection';
import { selectedPriceMicro } from './selected-price';

/** What a card says about the price of a dish. */
export type StartingPrice = {
  readonly priceMicro: number;
  /** True if a choice that has to be made decides the price; priceMicro is then the lowest one. */
  readonly isFrom: boolean;
};

/**
 * Returns the price of a dish before anybody chooses, in micro units: with the options that are preselected. If a
 * required choice decides the price, it is the lowest price, of the options that are chosen without defaults
 * (specification 5). A perk is not taken off.
 */
export function startingPrice(
  menu: OptionMenu,
  { displayPriceMicro, choiceIds }: Pick<MenuItem, 'displayPriceMicro' | 'choiceIds'>,
): StartingPrice {
  const isFrom = decidesPrice(menu, { choiceIds, parentOptionId: null }, beginWalk());
  const selection = initialSelection(menu, choiceIds, isFrom ? [] : null);
  return { priceMicro: addMicro(displayPriceMicro, selectedPriceMicro(menu, choiceIds, selection)), isFrom };
}

type Level = { readonly choiceIds: readonly string[]; readonly parentOptionId: string | null };

/** Returns whether a required group, or one under its options, offers options of different prices. */
function decidesPrice(menu: OptionMenu, { choiceIds, parentOptionId }: Level, walk: GroupWalk): boolean {
  return choiceIds.some((choiceId) => {
    const choice = ownEntry(menu.choices, choiceId);
    if (!choice || !enterGroup(walk, { choiceId, parentOptionId })) return false;
    if (choice.minSelectable === 0 && choice.minUniqueSelectable === 0) return false;
    const options = choice.optionIds.flatMap((id) => {
      const option = ownEntry(menu.options, id);
      return option?.availability.isAvailable ? [option] : [];
    });
    const prices = new Set(options.map(({ priceMicro }) => priceMicro));
    if (prices.size > 1) return true;
    return options.some(({ id, subchoiceIds }) =>
      decidesPrice(menu, { choiceIds: subchoiceIds, parentOptionId: id }, stepDown(walk)),
    );
  });
}
