import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('mfe-order-status', 'en', en);
addMessages('mfe-order-status', 'zh', zh);

/** The sentences of this remote. */
export function useStatusMessages(): Translate {
  return useMessages('mfe-order-status');
}
