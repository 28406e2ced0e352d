import { cut, fieldsOf, filled, textOf, textsOf } from '@tiffin/screen-parts/head-parts';
import type { Words } from './words';

/** Returns what a search result or a chat says of a merchant's menu, at most 500 characters. */
export function menuDescription(
  merchant: Readonly<Record<string, unknown>>,
  name: string,
  { head }: Words,
): string {
  const sentences = [
    whatAndWhere(merchant, head),
    filled(head.menu.prices, { merchant: name }),
    merchant.supportsDelivery === true ? head.menu.delivery : '',
    merchant.supportsGroupOrdering === true ? head.menu.group : '',
  ];
  return cut(sentences.filter((sentence) => sentence !== '').join(head.gap), 500);
}

function whatAndWhere(
  { categories, address }: Readonly<Record<string, unknown>>,
  { menu, comma }: Words['head'],
): string {
  const cuisines = textsOf(categories).slice(0, 3).join(comma);
  const city = textOf(fieldsOf(address).city) ?? '';
  if (cuisines === '') return city === '' ? '' : filled(menu.city, { city });
  return filled(city === '' ? menu.cuisines : menu.cuisinesInCity, { cuisines, city });
}
