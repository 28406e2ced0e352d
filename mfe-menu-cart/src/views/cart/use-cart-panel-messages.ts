import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/cart-panel.en.json';
import zh from '../../locales/cart-panel.zh.json';

addMessages('cart-panel', 'en', en);
addMessages('cart-panel', 'zh', zh);

/** Returns sentences of the cart that the menu's first load does not need. */
export function useCartPanelMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('cart-panel');
}
