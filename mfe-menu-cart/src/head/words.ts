import type { Locale } from '@tiffin/contracts';
import { headWords } from '@tiffin/screen-parts/head-parts';
import browseEn from '../locales/browse.en.json';
import browseZh from '../locales/browse.zh.json';
import homeEn from '../locales/home.en.json';
import homeZh from '../locales/home.zh.json';
import screensEn from '../locales/en.json';
import screensZh from '../locales/zh.json';
import en from './locales/en.json';
import zh from './locales/zh.json';

/** The sentences of heads in one language, and those of the screens that heads repeat. */
export type Words = {
  readonly screens: typeof screensEn;
  readonly home: typeof homeEn;
  readonly browse: typeof browseEn;
  readonly head: typeof en;
};

/** Returns the sentences of a language. */
export function wordsOf(locale: Locale): Words {
  return {
    screens: headWords('mfe-menu-cart', { en: screensEn, zh: screensZh }, locale),
    home: headWords('home', { en: homeEn, zh: homeZh }, locale),
    browse: headWords('browse', { en: browseEn, zh: browseZh }, locale),
    head: headWords('menu-head', { en, zh }, locale),
  };
}
