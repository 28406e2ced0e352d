import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/people.en.json';
import zh from '../../locales/people.zh.json';

addMessages('group-people', 'en', en);
addMessages('group-people', 'zh', zh);

/** Returns what the panels of a group say about its people. They load with the panels. */
export function usePeopleMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-people');
}
