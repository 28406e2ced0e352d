import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/split-panel.en.json';
import zh from '../../locales/split-panel.zh.json';

addMessages('group-split-panel', 'en', en);
addMessages('group-split-panel', 'zh', zh);

/** Returns what the panel says in which the host chooses who pays. It loads with the panel. */
export function useSplitPanelMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-split-panel');
}
