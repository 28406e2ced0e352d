import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/new-link.en.json';
import zh from '../../locales/new-link.zh.json';

addMessages('group-new-link', 'en', en);
addMessages('group-new-link', 'zh', zh);

/** Returns what the share panel says about a new link. It loads with the panel. */
export function useNewLinkMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-new-link');
}
