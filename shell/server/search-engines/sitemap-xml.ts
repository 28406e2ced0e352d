import { LOCALES } from '@tiffin/contracts';
import { languageUrls } from '../heads/language-urls';
import { escapeHtml } from '../html/escape-html';

const MOST_ENTRIES = 5000;

type Added = readonly { readonly tag: string }[];

/** Returns how many pages a sitemap has at most, each in every language. */
export function mostPages(added: Added): number {
  return Math.floor(MOST_ENTRIES / (LOCALES.length + added.length));
}

/**
 * Returns a sitemap (https://www.sitemaps.org/protocol.html): each page in each language, with its alternates. `added`: the
 * languages that are added as data.
 */
export function sitemapXml(siteUrl: string, paths: readonly string[], added: Added = []): string {
  const entries = paths.slice(0, mostPages(added)).flatMap((path) => {
    const urls = languageUrls(siteUrl + path, added);
    const alternates = urls.map(
      ({ hreflang, url }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>`,
    );
    return urls
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ url }) => `<url><loc>${escapeHtml(url)}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
