import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-group-order', 'en', en);
addMessagesLater('mfe-group-order', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** Returns the translations of this remote. */
export function useGroupMessages(): Translate {
  return useMessages('mfe-group-order');
}
