import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/browse.en.json';

addMessages('browse', 'en', en);
addMessagesLater(
  'browse',
  'zh',
  () => import(/* webpackChunkName: "zh-browse" */ '../../locales/browse.zh.json'),
);

/** Returns the translations of filters, which load with them. */
export function useBrowseMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('browse');
}
