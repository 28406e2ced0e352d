import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('federation', 'en', en);
addMessages('federation', 'zh', zh);

/** The sentences of this package, which come with it. */
export function useFederationMessages(): Translate {
  return useMessages('federation');
}
