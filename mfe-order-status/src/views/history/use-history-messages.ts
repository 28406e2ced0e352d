import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/history.en.json';
import zh from '../../locales/history.zh.json';

addMessages('order-history', 'en', en);
addMessages('order-history', 'zh', zh);

/** Returns the messages of the order history, which load with it. */
export function useHistoryMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('order-history');
}
