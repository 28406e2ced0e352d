import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-group-order', 'en', en);
addMessagesLater('mfe-group-order', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** The name of a sentence. */
export type GroupMessage = MessageKey<typeof en>;

/** Returns the translations of this remote. */
export function useGroupMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('mfe-group-order');
}
