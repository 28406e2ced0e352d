import type { Locale } from '@tiffin/contracts';
import browseEn from '../locales/browse.en.json';
import browseZh from '../locales/browse.zh.json';
import screensEn from '../locales/en.json';
import screensZh from '../locales/zh.json';
import en from './locales/en.json';
import zh from './locales/zh.json';

const words = {
  en: { screens: screensEn, browse: browseEn, head: en },
  zh: { screens: screensZh, browse: browseZh, head: zh },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** The sentences of heads in one language, and those of the screens that heads repeat. */
export type Words = (typeof words)[Locale];

/** Returns the sentences of a language. */
export function wordsOf(locale: Locale): Words {
  return words[locale];
}
