import { LOCALES } from '@tiffin/contracts';
import { inLanguage, languageUrls } from '../heads/language-urls';
import { escapeHtml } from '../html/escape-html';

const MOST_ENTRIES = 5000;
/** Pages that a sitemap has at most, each in every language. */
export const MOST_PAGES = MOST_ENTRIES / LOCALES.length;

/** Returns a sitemap (https://www.sitemaps.org/protocol.html): each page in each language, with its alternates. */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.slice(0, MOST_PAGES).flatMap((path) => {
    const pageUrl = siteUrl + path;
    const alternates = languageUrls(pageUrl).map(
      ({ hreflang, url }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>`,
    );
    return LOCALES.map(
      (locale) => `<url><loc>${escapeHtml(inLanguage(pageUrl, locale))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
