import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/settings.en.json';
import zh from '../../locales/settings.zh.json';

addMessages('group-settings', 'en', en);
addMessages('group-settings', 'zh', zh);

/** Returns what the panels of the settings say. It loads with the panels. */
export function useSettingMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-settings');
}
