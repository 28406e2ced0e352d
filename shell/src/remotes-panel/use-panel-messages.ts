import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from './locales/en.json';
import zh from './locales/zh.json';

addMessages('remotes-panel', 'en', en);
addMessages('remotes-panel', 'zh', zh);

/** Returns the messages of the panel, which load with it. */
export function usePanelMessages(): Translate<typeof en> {
  return useMessages<typeof en>('remotes-panel');
}
