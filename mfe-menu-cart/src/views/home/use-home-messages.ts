import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/home.en.json';

addMessages('home', 'en', en);
addMessagesLater('home', 'zh', () => import(/* webpackChunkName: "zh" */ '../../locales/home.zh.json'));

/** Returns what the home page and lists of restaurants say. A menu does not load it. */
export function useHomeMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('home');
}
