import type { Locale } from '@tiffin/contracts';

/**
 * Returns the language of a page: the client's request (`ui_locales`), else the browser's first supported
 * language, else English.
 */
export function pageLocale(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const accepted = (acceptLanguage ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');
  const known = [...asked, ...accepted].map((tag) => tag.toLowerCase().split('-')[0]);
  return known.find((tag) => tag === 'zh' || tag === 'en') === 'zh' ? 'zh' : 'en';
}
