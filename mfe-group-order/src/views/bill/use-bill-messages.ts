import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/bill.en.json';
import zh from '../../locales/bill.zh.json';

addMessages('group-bill', 'en', en);
addMessages('group-bill', 'zh', zh);

/** Returns what a paid group says about its bill. They load with their part of the page. */
export function useBillMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-bill');
}
