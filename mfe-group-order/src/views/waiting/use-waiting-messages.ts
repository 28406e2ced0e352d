import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/waiting.en.json';
import zh from '../../locales/waiting.zh.json';

addMessages('group-waiting', 'en', en);
addMessages('group-waiting', 'zh', zh);

/** Returns what a group says about people who are not done. */
export function useWaitingMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-waiting');
}
