import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/login.en.json';
import zh from '../locales/login.zh.json';

addMessages('login', 'en', en);
addMessages('login', 'zh', zh);

/** The sentences of the login dialog, which come with it. */
export function useLoginMessages(): Translate {
  return useMessages('login');
}
