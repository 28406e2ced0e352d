import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/admin.en.json';
import zh from '../../locales/admin.zh.json';

addMessages('team-admin', 'en', en);
addMessages('team-admin', 'zh', zh);

/** Returns the messages for a team's admins, which load with their part of the page. */
export function useAdminMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('team-admin');
}
