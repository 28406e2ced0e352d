import { ownEntry } from '@tiffin/domain';
import { cut, fieldsOf, listOf, textOf } from '@tiffin/screen-parts/head-parts';
import { described } from './described';
import type { Described } from './described';
import { priceText } from './price-text';

const MOST_DISHES = 200;

/**
 * Describes a menu (schema.org `Menu`) as `getMenus` gives it: its first 200 dishes in their sections, prices in `currency`
 * (ISO 4217). Undefined without dishes.
 */
export function menuData(menu: unknown, currency: string | undefined): Described | undefined {
  const { categories, items } = fieldsOf(menu);
  const sections: Described[] = [];
  let room = MOST_DISHES;
  for (const category of listOf(categories)) {
    const { name, itemIds } = fieldsOf(category);
    const dishes = listOf(itemIds)
      .flatMap((id) => dishData(typeof id === 'string' && ownEntry(fieldsOf(items), id), currency) ?? [])
      .slice(0, room);
    room -= dishes.length;
    if (dishes.length > 0)
      sections.push(described('MenuSection', { name: shortText(name), hasMenuItem: dishes }));
  }
  return sections.length > 0 ? described('Menu', { hasMenuSection: sections }) : undefined;
}

function dishData(item: unknown, currency: string | undefined): Described | undefined {
  const { name, description, displayPriceMicro, startingPrice, availability } = fieldsOf(item);
  const dish = shortText(name);
  if (dish === undefined) return undefined;
  const price = priceText(fieldsOf(startingPrice).priceMicro ?? displayPriceMicro);
  const isSoldOut = fieldsOf(availability).isAvailable === false;
  return described('MenuItem', {
    name: dish,
    description: shortText(description),
    offers:
      price === undefined || currency === undefined
        ? undefined
        : described('Offer', {
            price,
            priceCurrency: currency,
            availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
          }),
  });
}

function shortText(value: unknown): string | undefined {
  const text = textOf(value);
  return text && cut(text, 160);
}
