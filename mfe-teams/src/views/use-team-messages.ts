import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('mfe-teams', 'en', en);
addMessages('mfe-teams', 'zh', zh);

/** The sentences of this remote. */
export function useTeamMessages(): Translate {
  return useMessages('mfe-teams');
}
