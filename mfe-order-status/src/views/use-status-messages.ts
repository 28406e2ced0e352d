import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-order-status', 'en', en);
addMessagesLater('mfe-order-status', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** Returns the translations of this remote. */
export function useStatusMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('mfe-order-status');
}
