import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/team-orders.en.json';
import zh from '../locales/team-orders.zh.json';

addMessages('team-orders', 'en', en);
addMessages('team-orders', 'zh', zh);

/** Returns what the group orders of a team say. */
export function useTeamOrderMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('team-orders');
}
