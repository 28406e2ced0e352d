import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/unknown.en.json';
import zh from '../../locales/unknown.zh.json';

addMessages('unknown-merchant', 'en', en);
addMessages('unknown-merchant', 'zh', zh);

/** Returns the sentences for a URL that names no merchant. */
export function useUnknownMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('unknown-merchant');
}
