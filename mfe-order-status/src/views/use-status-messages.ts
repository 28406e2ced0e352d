import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-order-status', 'en', en);
addMessagesLater('mfe-order-status', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** Returns the translations of this remote. */
export function useStatusMessages(): Translate<typeof en> {
  return useMessages<typeof en>('mfe-order-status');
}
