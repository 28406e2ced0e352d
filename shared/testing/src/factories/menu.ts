import type { Menu, MenuChoice, MenuItem, MenuOption, Perk } from '@tiffin/contracts';

/** Returns a perk that reduces 12.00 by 2.00. */
export function makePerk(overrides: Partial<Perk> = {}): Perk {
  return {
    id: 'perk-1',
    originalPriceMicro: 12_000_000,
    discountedPriceMicro: 10_000_000,
    savingsMicro: 2_000_000,
    isSelected: true,
    note: null,
    displayHint: null,
    ...overrides,
  };
}

/** Returns an item for 12.00 without options. */
export function makeMenuItem(overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'item-dal',
    name: 'Dal makhani',
    description: 'Black lentils, slow overnight.',
    displayPriceMicro: 12_000_000,
    perk: null,
    choiceIds: [],
    images: [{ key: 'https://pictures.test/item.svg' }],
    availability: { isAvailable: true },
    tags: [],
    maxQuantity: 20,
    ...overrides,
  };
}

/** Returns an optional group. */
export function makeMenuChoice(overrides: Partial<MenuChoice> = {}): MenuChoice {
  return {
    id: 'choice-extras',
    name: 'Extras',
    optionIds: [],
    minSelectable: 0,
    maxSelectable: null,
    minUniqueSelectable: 0,
    ...overrides,
  };
}

/** Returns an available option for 1.00 that can be chosen once. */
export function makeMenuOption(overrides: Partial<MenuOption> = {}): MenuOption {
  return {
    id: 'option-raita',
    name: 'Raita',
    priceMicro: 1_000_000,
    subchoiceIds: [],
    isDefault: false,
    defaultIncrementCount: 0,
    maxIncrementCount: 1,
    availability: { isAvailable: true },
    selected: false,
    incrementCount: 0,
    incrementNumerator: 1,
    incrementDenominator: 1,
    ...overrides,
  };
}

/**
 * Returns a menu with everything that an item can have: a required bread with a nested choice (item-thali),
 * extras in steps of a half, and at least two different sides. It also has a perk (item-lassi), a sold-out
 * item (item-kheer) and a sold-out option.
 */
export function makeMenu(overrides: Partial<Menu> = {}): Menu {
  const options = [
    makeMenuOption({
      id: 'option-roti',
      name: 'Roti',
      priceMicro: 0,
      isDefault: true,
      defaultIncrementCount: 1,
    }),
    makeMenuOption({
      id: 'option-naan',
      name: 'Naan',
      priceMicro: 1_500_000,
      subchoiceIds: ['choice-topping'],
    }),
    makeMenuOption({ id: 'option-kulcha', name: 'Kulcha', availability: { isAvailable: false } }),
    makeMenuOption({ id: 'option-garlic', name: 'Garlic', priceMicro: 500_000 }),
    makeMenuOption({ id: 'option-cheese', name: 'Cheese', priceMicro: 750_000 }),
    makeMenuOption({
      id: 'option-rice',
      name: 'Rice',
      priceMicro: 2_000_000,
      maxIncrementCount: 4,
      incrementDenominator: 2,
    }),
    makeMenuOption({ id: 'option-raita', name: 'Raita' }),
    makeMenuOption({ id: 'option-pickle', name: 'Pickle', priceMicro: 250_000 }),
    makeMenuOption({ id: 'option-papad', name: 'Papad', priceMicro: 500_000, maxIncrementCount: 2 }),
  ];
  const choices = [
    makeMenuChoice({
      id: 'choice-bread',
      name: 'Bread',
      optionIds: ['option-roti', 'option-naan', 'option-kulcha'],
      minSelectable: 1,
      maxSelectable: 1,
    }),
    makeMenuChoice({
      id: 'choice-topping',
      name: 'Topping',
      optionIds: ['option-garlic', 'option-cheese'],
      minSelectable: 1,
      maxSelectable: 1,
    }),
    makeMenuChoice({ id: 'choice-extras', name: 'Extras', optionIds: ['option-rice'] }),
    makeMenuChoice({
      id: 'choice-sides',
      name: 'Sides',
      optionIds: ['option-raita', 'option-pickle', 'option-papad'],
      minSelectable: 3,
      maxSelectable: 4,
      minUniqueSelectable: 2,
    }),
  ];
  const items = [
    makeMenuItem(),
    makeMenuItem({
      id: 'item-thali',
      name: 'Lunch thali',
      description: 'Three bowls and a bread.',
      displayPriceMicro: 16_500_000,
      choiceIds: ['choice-bread', 'choice-extras', 'choice-sides'],
    }),
    makeMenuItem({ id: 'item-lassi', name: 'Lassi', description: 'Salted or sweet.', perk: makePerk() }),
    makeMenuItem({
      id: 'item-kheer',
      name: 'Kheer',
      description: 'Rice pudding with cardamom.',
      availability: { isAvailable: false, reason: 'Sold out today' },
    }),
  ];
  return {
    id: 'menu-1',
    merchantId: 'merchant-1',
    hasInStorePricing: false,
    isMenuIqEnabled: false,
    items: byId(items),
    categories: [
      { id: 'category-mains', name: 'Mains', itemIds: ['item-dal', 'item-thali'] },
      { id: 'category-sweet', name: 'Drinks and sweets', itemIds: ['item-lassi', 'item-kheer'] },
    ],
    choices: byId(choices),
    options: byId(options),
    defaultLocale: 'en_CA',
    supportedLocales: ['en_CA', 'zh_Hant'],
    ...overrides,
  };
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): Record<string, Entry> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}
