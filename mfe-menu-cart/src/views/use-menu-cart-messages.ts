import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-menu-cart', 'en', en);
addMessagesLater('mfe-menu-cart', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** The sentences of this remote in the reader's language. */
export function useMenuCartMessages(): Translate {
  return useMessages('mfe-menu-cart');
}
