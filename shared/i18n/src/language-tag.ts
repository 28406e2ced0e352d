import type { Locale } from '@tiffin/contracts';

const tags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-Hant' };

/** The tag for `<html lang>` and `lang` attributes: Chinese texts are written in the traditional script. */
export function languageTag(locale: Locale): string {
  return tags[locale];
}
