import { LOCALES } from '@tiffin/contracts';

type Said = {
  readonly query: string | null | undefined;
  readonly cookie: string | null | undefined;
  readonly acceptLanguage: string | undefined;
};

/**
 * Returns the page's language: from the query, the cookie, the first supported language of the browser, or English. It is a
 * `Locale` or one of the tags of `added`.
 */
export function chooseLanguage(
  { query, cookie, acceptLanguage = '' }: Said,
  added: readonly string[] = [],
): string {
  const languages = [...LOCALES, ...added];
  const spoken = (tag: string | null | undefined): string | undefined => {
    const wanted = tag?.trim().toLowerCase() ?? '';
    return (
      languages.find((language) => language.toLowerCase() === wanted) ??
      languages.find((language) => primary(language) === primary(wanted))
    );
  };
  const accepted = acceptLanguage.split(',').map((range) => spoken(range.split(';')[0]));
  return spoken(query) ?? spoken(cookie) ?? accepted.find((language) => language !== undefined) ?? 'en';
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}
