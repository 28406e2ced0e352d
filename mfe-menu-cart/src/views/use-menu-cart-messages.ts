import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-menu-cart', 'en', en);
addMessagesLater('mfe-menu-cart', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** Returns the translations of this remote. */
export function useMenuCartMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('mfe-menu-cart');
}
