import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from './locales/en.json';
import zh from './locales/zh.json';

addMessages('ui', 'en', en);
addMessages('ui', 'zh', zh);

/** The sentences of this package, which come with it. */
export function useUiMessages(): Translate {
  return useMessages('ui');
}
