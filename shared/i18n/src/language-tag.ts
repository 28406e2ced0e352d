import type { Locale } from '@tiffin/contracts';

const tags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-Hant' };

/** Returns the tag for `lang` attributes. Chinese texts use the traditional script. */
export function languageTag(locale: Locale): string {
  return tags[locale];
}
