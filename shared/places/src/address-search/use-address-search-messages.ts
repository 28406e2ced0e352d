import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/address-search.en.json';
import zh from './locales/address-search.zh.json';

addMessages('address-search', 'en', en);
addMessages('address-search', 'zh', zh);

/** Returns what the address field says. */
export function useAddressSearchMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('address-search');
}
