import type { Locale } from '@tiffin/contracts';
import en from './locales/en.json';
import zh from './locales/zh.json';

const words = { en, zh } as const satisfies Readonly<Record<Locale, unknown>>;

/** Returns the sentences of heads in a language. */
export function wordsOf(locale: Locale): (typeof words)[Locale] {
  return words[locale];
}
