import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/en.json';

addMessages('ui', 'en', en);
addMessagesLater('ui', 'zh', () => import(/* webpackChunkName: "zh-page" */ './locales/zh.json'));

/** Returns the translations of this package, which ship with it. */
export function useUiMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('ui');
}
