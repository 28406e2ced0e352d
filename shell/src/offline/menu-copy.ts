import type { Menu, Merchant } from '@tiffin/contracts';
import type { OfflineCopy } from './offline-copy';
import type { OfflineWords } from './offline-words';

type Read = {
  readonly externalId: string;
  readonly merchant: Pick<Merchant, 'name' | 'currencyCode'>;
  readonly menu: Pick<Menu, 'categories' | 'items'>;
  readonly fetchedAt: number;
};

/** Returns a copy of a menu: its categories with names, descriptions and prices. */
export function menuCopy({ externalId, merchant, menu, fetchedAt }: Read, words: OfflineWords): OfflineCopy {
  const { t, format, lang } = words;
  return {
    path: `/m/${externalId}/menu`,
    kind: 'menu',
    isListed: true,
    title: merchant.name,
    asOf: t('asOf', { time: format.dateTime(fetchedAt) }),
    storedAt: fetchedAt,
    lang,
    parts: menu.categories.map(({ name: heading, itemIds }) => ({
      heading,
      rows: itemIds.flatMap((id) => {
        const item = menu.items[id];
        if (!item) return [];
        const { name, description, displayPriceMicro, availability } = item;
        return {
          text: name,
          note: availability.isAvailable ? description : t('soldOut'),
          amount: format.money(displayPriceMicro, merchant.currencyCode),
        };
      }),
    })),
  };
}
