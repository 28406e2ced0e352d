import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from './locales/en.json';
import zh from './locales/zh.json';

addMessages('shell', 'en', en);
addMessages('shell', 'zh', zh);

/** The shell's sentences in the reader's language. */
export function useShellMessages(): Translate {
  return useMessages('shell');
}
