import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('federation', 'en', en);
addMessagesLater('federation', 'zh', () => import(/* webpackChunkName: "zh-page" */ '../locales/zh.json'));

/** Returns the translations of this package, which are bundled with it. */
export function useFederationMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('federation');
}
