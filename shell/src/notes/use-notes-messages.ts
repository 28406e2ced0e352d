import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/notes.en.json';
import zh from '../locales/notes.zh.json';

addMessages('notes', 'en', en);
addMessages('notes', 'zh', zh);

/** Returns the messages of the page notes, which load with them. */
export function useNotesMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('notes');
}
