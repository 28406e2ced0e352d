import type { Cart } from '@tiffin/contracts';
import { addMessages, useFormat, useMessages } from '@tiffin/i18n';
import type { MessageKey } from '@tiffin/i18n';
import { useCallback } from 'react';
import type { ChangedLine } from '../../domain/changed-line';
import en from '../../locales/cart-news.en.json';
import zh from '../../locales/cart-news.zh.json';

addMessages('cart-news', 'en', en);
addMessages('cart-news', 'zh', zh);

/** A cart after a change, and the sum that the page shows of it. */
type Changed = {
  readonly cart: Pick<Cart, 'cartItems' | 'currencyCode'>;
  readonly shownMicro: number;
  readonly line: ChangedLine | undefined;
};

/** Returns a function that words a change of a cart: "Dal makhani added. Cart: 3 items, $24.50". */
export function useCartSentence(): (changed: Changed) => string {
  const t = useMessages<MessageKey<typeof en>>('cart-news');
  const format = useFormat();
  return useCallback(
    ({ cart: { cartItems, currencyCode }, shownMicro, line }) => {
      const count = cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
      const cart = t('cart', { count, amount: format.money(shownMicro, currencyCode) });
      if (!line) return cart;
      const isOne = line.quantity === 1;
      const key = !line.isNew ? 'changed' : isOne ? 'added' : 'addedSeveral';
      return t(key, { name: line.name, quantity: line.quantity, cart });
    },
    [t, format],
  );
}
