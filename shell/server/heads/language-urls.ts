import { LOCALES } from '@tiffin/contracts';
import { languageTag } from '@tiffin/i18n';

/** A page in one language. `x-default` is the page in the language of its reader. */
export type LanguageUrl = { readonly hreflang: string; readonly url: string };

/**
 * Returns the URLs of a page in every language, with those that are added as data, and of the page that chooses the language
 * itself.
 */
export function languageUrls(
  pageUrl: string,
  added: readonly { readonly tag: string }[],
): readonly LanguageUrl[] {
  return [
    ...LOCALES.map((locale) => ({ hreflang: languageTag(locale), url: inLanguage(pageUrl, locale) })),
    ...added.map(({ tag }) => ({ hreflang: tag, url: inLanguage(pageUrl, tag) })),
    { hreflang: 'x-default', url: pageUrl },
  ];
}

/** Returns the URL of a page in a language, whatever its reader's is. */
export function inLanguage(pageUrl: string, language: string): string {
  const url = new URL(pageUrl);
  url.searchParams.set('lang', language);
  return url.href;
}
