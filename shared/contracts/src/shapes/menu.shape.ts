import { MENU_ITEM_TAGS } from '../enumerations';
import { knownOrLeftOut, list, maybe, optional, orElse, table, whole } from './shape';

export const perkShape = whole({
  id: 'id',
  originalPriceMicro: 'micro',
  discountedPriceMicro: 'micro',
  savingsMicro: 'micro',
  isSelected: 'flag',
  note: maybe('text'),
  displayHint: maybe('text'),
});

const choices = table(
  whole({
    id: 'id',
    name: 'text',
    optionIds: list('id'),
    minSelectable: 'count',
    maxSelectable: maybe('count'),
    minUniqueSelectable: 'count',
  }),
);

const options = table(
  whole({
    id: 'id',
    name: 'text',
    priceMicro: 'micro',
    subchoiceIds: list('id'),
    isDefault: 'flag',
    defaultIncrementCount: 'count',
    maxIncrementCount: 'count',
    availability: whole({ isAvailable: 'flag' }),
    selected: 'flag',
    incrementCount: 'count',
    incrementNumerator: 'count',
    incrementDenominator: orElse('count', 1),
  }),
);

export const menuChoicesShape = whole({ choices, options });

export const menuShape = whole({
  id: 'id',
  merchantId: 'id',
  hasInStorePricing: 'flag',
  isMenuIqEnabled: 'flag',
  items: table(
    whole({
      id: 'id',
      name: 'text',
      description: 'text',
      displayPriceMicro: 'micro',
      perk: maybe(perkShape),
      choiceIds: list('id'),
      images: list(
        whole({ key: 'id', mobile: optional('text'), tablet: optional('text'), desktop: optional('text') }),
      ),
      availability: whole({ isAvailable: 'flag', reason: optional(maybe('text')) }),
      tags: list(knownOrLeftOut(MENU_ITEM_TAGS)),
      maxQuantity: 'count',
    }),
  ),
  categories: list(whole({ id: 'id', name: 'text', itemIds: list('id') })),
  choices,
  options,
  defaultLocale: orElse('text', 'en_CA'),
  supportedLocales: list('text'),
});
