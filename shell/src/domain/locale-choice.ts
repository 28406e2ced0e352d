import type { Locale } from '@tiffin/contracts';

type Said = {
  readonly query: string | null | undefined;
  readonly cookie: string | null | undefined;
  readonly acceptLanguage: string | undefined;
};

/**
 * Returns the page's language: from the query, the cookie, the first supported language of the browser, or English.
 */
export function chooseLocale({ query, cookie, acceptLanguage = '' }: Said): Locale {
  const accepted = acceptLanguage.split(',').map((range) => spoken(range.split(';')[0]));
  return spoken(query) ?? spoken(cookie) ?? accepted.find((locale) => locale !== undefined) ?? 'en';
}

function spoken(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split('-')[0];
  return language === 'en' || language === 'zh' ? language : undefined;
}
