import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/reorder.en.json';
import zh from '../../locales/reorder.zh.json';

addMessages('reorder', 'en', en);
addMessages('reorder', 'zh', zh);

/** Returns what is said about ordering again. It loads with those parts, after the page. */
export function useReorderMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('reorder');
}
