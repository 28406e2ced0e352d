import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/preflight.en.json';
import zh from '../../locales/preflight.zh.json';

addMessages('group-preflight', 'en', en);
addMessages('group-preflight', 'zh', zh);

/** Returns what the pre-flight card says. Its words load with the card. */
export function usePreflightMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-preflight');
}
