import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/my-orders.en.json';
import zh from '../locales/my-orders.zh.json';

addMessages('my-orders', 'en', en);
addMessages('my-orders', 'zh', zh);

/** Returns the messages of the My Orders dialog, which load with it. */
export function useMyOrdersMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('my-orders');
}
