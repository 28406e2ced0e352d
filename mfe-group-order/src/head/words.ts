import type { Locale } from '@tiffin/contracts';
import { headWords } from '@tiffin/screen-parts/head-parts';
import en from './locales/en.json';
import zh from './locales/zh.json';

/** Returns the sentences of heads in a language. */
export function wordsOf(locale: Locale): typeof en {
  return headWords('group-head', { en, zh }, locale);
}
