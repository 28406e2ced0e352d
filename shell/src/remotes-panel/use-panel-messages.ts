import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/en.json';
import zh from './locales/zh.json';

addMessages('remotes-panel', 'en', en);
addMessages('remotes-panel', 'zh', zh);

/** Returns the messages of the panel, which load with it. */
export function usePanelMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('remotes-panel');
}
