import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

addMessages('mfe-teams', 'en', en);
addMessagesLater('mfe-teams', 'zh', () => import(/* webpackChunkName: "zh" */ '../locales/zh.json'));

/** Returns the translations of this remote. */
export function useTeamMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('mfe-teams');
}
