import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/en.json';

addMessages('shell', 'en', en);
addMessagesLater('shell', 'zh', () => import(/* webpackChunkName: "zh-page" */ './locales/zh.json'));

/** Returns the shell's messages in the current language. */
export function useShellMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('shell');
}
