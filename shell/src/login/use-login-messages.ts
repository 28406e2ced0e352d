import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/login.en.json';
import zh from '../locales/login.zh.json';

addMessages('login', 'en', en);
addMessages('login', 'zh', zh);

/** Returns the messages of the login dialog, which load with it. */
export function useLoginMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('login');
}
