import { translated } from '@tiffin/screen-parts/head-parts';
import { languageTag } from '@tiffin/i18n';
import en from '../../src/locales/offline.en.json';
import zh from '../../src/locales/offline.zh.json';
import type { Language } from '../languages/language';
import { jsonForHtml } from '../html/json-for-html';

/** Returns the page that the service worker shows without a network. It has the words of all languages. */
export function offlinePage(languages: readonly Language[]): string {
  const words = {
    en: { ...en.page, lang: languageTag('en') },
    zh: { ...zh.page, lang: languageTag('zh') },
    ...Object.fromEntries(
      languages.map((language) => {
        const { tag, direction } = language;
        return [tag, { ...translated(en, 'offline', language).page, lang: tag, dir: direction }];
      }),
    ),
  };
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    '<title>Tiffin</title>',
    '<link rel="stylesheet" href="/offline.css">',
    '</head>',
    '<body>',
    '<header id="banner" role="banner"></header>',
    '<main id="main"></main>',
    `<script type="application/json" id="words">${jsonForHtml(words)}</script>`,
    '<script src="/offline.js"></script>',
    '</body>',
    '</html>',
  ].join('\n');
}
