import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/notes.en.json';
import zh from '../locales/notes.zh.json';

addMessages('notes', 'en', en);
addMessages('notes', 'zh', zh);

/** The sentences of the notes on a page, which come with them. */
export function useNotesMessages(): Translate {
  return useMessages('notes');
}
