import type { Menu, MenuChoice, MenuItem, MenuOption } from '@tiffin/contracts';
import { startingPrice } from '@tiffin/domain';
import { picturePath } from '../pictures/picture-path';
import type { SaleRule, StoredMenu } from '../services/content/stored-menu';
import { CITIES } from './cities';
import { itemEnamel } from './item-enamel';
import { CHOICE_SETS } from './kitchens/choice-sets';
import type { ChoiceSeed } from './kitchens/choice-sets';
import { dishFacts } from './kitchens/dish-facts';
import { hasSaleRule } from './kitchens/kitchen';
import type { Dish, Kitchen, Section } from './kitchens/kitchen';
import type { MerchantSeed } from './merchant-seed';
import { slug } from './slug';

const UNIT = 1_000_000;
const MOST_OF_ONE = 20;

/**
 * Builds the menu of a merchant from its kitchen's sections, priced for its city. Ids are the slugs of the
 * English names.
 */
export function buildMenu(
  seed: MerchantSeed,
  merchantId: string,
  { sections, draft = [] }: Pick<Kitchen, 'sections' | 'draft'>,
): StoredMenu {
  const price = pricing(seed);
  const dishes = sections.flatMap((section) => section.dishes);
  const keys = reachable(dishes.flatMap((one) => one.choices));
  const popular = dishes.filter((one) => one.tags.includes('POPULAR'));
  const options = {
    choices: Object.fromEntries(keys.map((key) => [key, choiceOf(key)] as const)),
    options: Object.fromEntries(keys.flatMap((key) => optionsOf(key, price))),
  };
  return {
    id: `menu_${merchantId}`,
    merchantId,
    hasInStorePricing: false,
    isMenuIqEnabled: false,
    items: withStartingPrices(itemsOf(seed, dishes, price), options),
    categories: [
      ...(popular.length > 1 ? [{ id: 'popular', name: 'Popular', itemIds: popular.map(itemId) }] : []),
      ...sections.map(categoryOf),
    ],
    ...options,
    defaultLocale: 'en_CA',
    supportedLocales: ['en_CA', 'zh_HK'],
    rules: Object.fromEntries(dishes.filter(hasSaleRule).map((one) => [itemId(one), ruleOf(one)] as const)),
    drafts:
      draft.length > 0
        ? {
            [`draft-${seed.externalId}`]: {
              items: itemsOf(
                seed,
                draft.flatMap((section) => section.dishes),
                price,
              ),
              categories: draft.map(categoryOf),
            },
          }
        : {},
  };
}

function categoryOf(section: Section): Menu['categories'][number] {
  return { id: slug(section.name[0]), name: section.name[0], itemIds: section.dishes.map(itemId) };
}

function itemsOf(
  seed: MerchantSeed,
  dishes: readonly Dish[],
  price: (value: number) => number,
): Menu['items'] {
  return Object.fromEntries(
    dishes.map((one, index) => [itemId(one), itemOf(seed, one, index, price)] as const),
  );
}

/** Adds the price that a card shows, where it differs from displayPriceMicro. */
function withStartingPrices(items: Menu['items'], options: Pick<Menu, 'choices' | 'options'>): Menu['items'] {
  return Object.fromEntries(
    Object.entries(items).map(([id, item]) => {
      const price = startingPrice(options, item);
      const isPlain = !price.isFrom && price.priceMicro === item.displayPriceMicro;
      return [id, isPlain ? item : { ...item, startingPrice: price }];
    }),
  );
}

function ruleOf({ served, prepMinutes, isHidden }: Dish): SaleRule {
  return { hours: served, prepMinutes, isHidden };
}

/** Returns a function that converts Canadian dollars into micro units of the merchant's currency. */
export function pricing({ city }: Pick<MerchantSeed, 'city'>): (price: number) => number {
  const { priceFactor, priceStep } = CITIES[city];
  return (price) => Math.round((price * priceFactor) / priceStep) * priceStep * UNIT;
}

function itemId(one: Dish): string {
  return slug(one.name[0]);
}

function itemOf(seed: MerchantSeed, one: Dish, index: number, price: (value: number) => number): MenuItem {
  const enamel = itemEnamel(seed.enamel, index);
  const originalPriceMicro = price(one.price);
  const facts = dishFacts(one.drawing);
  const discountedPriceMicro = one.perkPrice === null ? null : price(one.perkPrice);
  return {
    id: itemId(one),
    name: one.name[0],
    description: one.about[0],
    displayPriceMicro: originalPriceMicro,
    perk:
      discountedPriceMicro === null
        ? null
        : {
            id: `perk-${itemId(one)}`,
            originalPriceMicro,
            discountedPriceMicro,
            savingsMicro: originalPriceMicro - discountedPriceMicro,
            isSelected: false,
            note: 'Today’s price',
            displayHint: 'One dish per order can have today’s price.',
          },
    choiceIds: [...one.choices],
    images: [
      {
        key: picturePath('item', enamel, [one.drawing], index % 4),
        desktop: picturePath('hero', enamel, [one.drawing], index % 4),
      },
    ],
    availability: { isAvailable: one.soldOut === null, reason: one.soldOut?.[0] ?? null },
    tags: [...one.tags],
    ...(facts && { allergenText: facts.allergens[0], calories: facts.calories }),
    maxQuantity: MOST_OF_ONE,
  };
}

function reachable(keys: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const one of choiceSet(key).options) one.opens.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}

function choiceSet(key: string): ChoiceSeed {
  const set = CHOICE_SETS[key];
  if (!set) throw new Error(`There is no choice set with the key ${key}.`);
  return set;
}

function choiceOf(key: string): MenuChoice {
  const { name, min, max, minUnique, options } = choiceSet(key);
  return {
    id: key,
    name: name[0],
    optionIds: options.map((one) => optionId(key, one.name[0])),
    minSelectable: min,
    maxSelectable: max,
    minUniqueSelectable: minUnique,
  };
}

function optionsOf(
  key: string,
  price: (value: number) => number,
): readonly (readonly [string, MenuOption])[] {
  return choiceSet(key).options.map((one) => {
    const id = optionId(key, one.name[0]);
    const option: MenuOption = {
      id,
      name: one.name[0],
      priceMicro: price(one.price),
      subchoiceIds: [...one.opens],
      isDefault: one.isDefault,
      defaultIncrementCount: one.isDefault ? 1 : 0,
      maxIncrementCount: one.most,
      availability: { isAvailable: one.isAvailable },
      selected: one.isDefault,
      incrementCount: one.isDefault ? 1 : 0,
      incrementNumerator: 1,
      incrementDenominator: one.isHalf ? 2 : 1,
    };
    return [id, option] as const;
  });
}

function optionId(key: string, name: string): string {
  return `${key}.${slug(name)}`;
}
