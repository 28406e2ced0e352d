import type { Locale, Menu, MenuItem } from '@tiffin/contracts';
import { translate } from './translate';

export type MenuView = {
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Which choices and options to include: all, none, or those of one item. */
  readonly choices: 'all' | 'none' | { readonly itemId: string };
};

/** Returns a menu in the reader's language, with the URLs of its pictures. */
export function presentMenu(menu: Menu, { locale, publicUrl, choices }: MenuView): Menu {
  const say = (text: string): string => translate(text, locale);
  const kept = choices === 'all' ? menu : choicesOf(menu, choices === 'none' ? undefined : choices.itemId);
  const { id, merchantId, hasInStorePricing, isMenuIqEnabled, defaultLocale, supportedLocales } = menu;
  return {
    id,
    merchantId,
    hasInStorePricing,
    isMenuIqEnabled,
    defaultLocale,
    supportedLocales,
    items: mapValues(menu.items, (item) => presentItem(item, say, publicUrl)),
    categories: menu.categories.map((category) => ({ ...category, name: say(category.name) })),
    choices: mapValues(kept.choices, (choice) => ({ ...choice, name: say(choice.name) })),
    options: mapValues(kept.options, (option) => ({ ...option, name: say(option.name) })),
  };
}

/** Returns the choices and options that an item can reach, nested ones included; none for an unknown item. */
export function choicesOf(menu: Menu, itemId: string | undefined): Pick<Menu, 'choices' | 'options'> {
  const choices: Menu['choices'] = {};
  const options: Menu['options'] = {};
  const collect = (choiceIds: readonly string[]): void => {
    for (const choiceId of choiceIds) {
      const choice = menu.choices[choiceId];
      if (!choice || choices[choiceId]) continue;
      choices[choiceId] = choice;
      for (const optionId of choice.optionIds) {
        const option = menu.options[optionId];
        if (!option) continue;
        options[optionId] = option;
        collect(option.subchoiceIds);
      }
    }
  };
  collect((itemId && menu.items[itemId]?.choiceIds) || []);
  return { choices, options };
}

function presentItem(item: MenuItem, say: (text: string) => string, publicUrl: string): MenuItem {
  return {
    ...item,
    name: say(item.name),
    description: say(item.description),
    ...(item.allergenText !== undefined && { allergenText: say(item.allergenText) }),
    images: item.images.map(({ key, ...sizes }) => ({
      ...mapValues(sizes, (path) => publicUrl + path),
      key: publicUrl + key,
    })),
    availability: {
      ...item.availability,
      reason: item.availability.reason ? say(item.availability.reason) : null,
    },
    perk: item.perk && {
      ...item.perk,
      note: item.perk.note && say(item.perk.note),
      displayHint: item.perk.displayHint && say(item.perk.displayHint),
    },
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
