import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/one-time-code.en.json';
import zh from './locales/one-time-code.zh.json';

addMessages('one-time-code', 'en', en);
addMessages('one-time-code', 'zh', zh);

/** Returns what every screen that asks for a code from an email says. */
export function useCodeMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('one-time-code');
}
