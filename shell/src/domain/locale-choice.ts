import type { Locale } from '@tiffin/contracts';

type Said = {
  readonly query: string | null | undefined;
  readonly cookie: string | null | undefined;
  readonly acceptLanguage: string | undefined;
};

/** The language of a page: the query, else the cookie, else the first language the browser accepts that we speak, else English. */
export function chooseLocale({ query, cookie, acceptLanguage = '' }: Said): Locale {
  const accepted = acceptLanguage.split(',').map((range) => spoken(range.split(';')[0]));
  return spoken(query) ?? spoken(cookie) ?? accepted.find((locale) => locale !== undefined) ?? 'en';
}

function spoken(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split('-')[0];
  return language === 'en' || language === 'zh' ? language : undefined;
}
