import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('mfe-group-order', 'en', en);
addMessages('mfe-group-order', 'zh', zh);

/** The sentences of this remote. */
export function useGroupMessages(): Translate {
  return useMessages('mfe-group-order');
}
