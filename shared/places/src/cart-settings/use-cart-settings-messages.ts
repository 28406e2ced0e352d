import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/en.json';
import zh from './locales/zh.json';

addMessages('cart-settings', 'en', en);
addMessages('cart-settings', 'zh', zh);

/** Returns the sentences of the dialogs. */
export function useCartSettingsMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('cart-settings');
}
