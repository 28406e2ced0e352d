import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('mfe-menu-cart', 'en', en);
addMessages('mfe-menu-cart', 'zh', zh);

/** The sentences of this remote in the reader's language. */
export function useMenuCartMessages(): Translate {
  return useMessages('mfe-menu-cart');
}
