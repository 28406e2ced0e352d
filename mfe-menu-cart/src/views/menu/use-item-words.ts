import type { MenuItem } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { useMemo } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** The messages that item cards share, read once per menu. */
export type ItemWords = {
  readonly currencyCode: string;
  /** The language of names and descriptions as a BCP 47 tag, if it differs from the page's. */
  readonly language: string | undefined;
  readonly money: (micro: number) => string;
  /** Before a price that a choice decides. */
  readonly from: string;
  readonly soldOut: string;
  readonly tags: Readonly<Record<MenuItem['tags'][number], string>>;
};

/**
 * Returns the messages for the items of a menu in one currency. The object stays the same until language or
 * currency change.
 */
export function useItemWords(currencyCode: string, language?: string): ItemWords {
  const t = useMenuCartMessages();
  const format = useFormat();
  return useMemo(
    () => ({
      currencyCode,
      language,
      money: (micro) => format.money(micro, currencyCode),
      from: t('menu.from'),
      soldOut: t('menu.soldOut'),
      tags: {
        VEGETARIAN: t('tag.VEGETARIAN'),
        VEGAN: t('tag.VEGAN'),
        SPICY: t('tag.SPICY'),
        POPULAR: t('tag.POPULAR'),
        GLUTEN_FREE: t('tag.GLUTEN_FREE'),
        HALAL: t('tag.HALAL'),
      },
    }),
    [t, format, currencyCode, language],
  );
}
