import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from './locales/en.json';

addMessages('ui', 'en', en);
addMessagesLater('ui', 'zh', () => import(/* webpackChunkName: "zh-page" */ './locales/zh.json'));

/** The sentences of this package, which come with it. */
export function useUiMessages(): Translate {
  return useMessages('ui');
}
