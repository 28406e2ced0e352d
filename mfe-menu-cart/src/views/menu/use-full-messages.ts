import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/merchant-in-full.en.json';
import zh from '../../locales/merchant-in-full.zh.json';

addMessages('merchant-in-full', 'en', en);
addMessages('merchant-in-full', 'zh', zh);

/** Returns what only the lazy chunks of a merchant say: its facts, availability, languages and its menu elsewhere. */
export function useFullMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('merchant-in-full');
}
