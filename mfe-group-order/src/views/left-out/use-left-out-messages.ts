import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/left-out.en.json';
import zh from '../../locales/left-out.zh.json';

addMessages('group-left-out', 'en', en);
addMessages('group-left-out', 'zh', zh);

/** Returns what a group says to a guest whose dishes are not part of the order. */
export function useLeftOutMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-left-out');
}
