import { languageTag } from '@tiffin/i18n';
import type { Locale } from '@tiffin/contracts';
import en from '../../src/locales/en.json';
import pageEn from '../../src/locales/page.en.json';
import pageZh from '../../src/locales/page.zh.json';
import zh from '../../src/locales/zh.json';
import { jsonForHtml } from './json-for-html';

/** One of our scripts: its URL and its integrity hash. */
export type PageScript = {
  readonly url: string;
  readonly integrity?: string;
  /** False: loads with low priority, after what the first paint needs. */
  readonly isUrgent?: boolean;
};

type PageParts = {
  readonly nonce: string;
  readonly locale: Locale;
  /** Whether search engines may index it. */
  readonly mayIndex: boolean;
  /** Data for the page's start: configuration, language and first data. Never empty. */
  readonly bootstrap: object;
  /** The session's data: a JSON object, safe in HTML. */
  readonly session: string;
  /** Scripts to run, in this order. */
  readonly scripts: readonly PageScript[];
  /** Scripts to preload and run on demand. */
  readonly preloads: readonly PageScript[];
  readonly fontUrl: string | undefined;
  readonly preconnects: readonly string[];
  /** The remotes' data for the page's loader. */
  readonly remotes: object;
};

const sentences = { en: { ...pageEn, title: en.title }, zh: { ...pageZh, title: zh.title } };

/** Returns the HTML of an app page. Escapes all values, and no script runs without the nonce. */
export function renderPage(parts: PageParts): string {
  const { nonce, locale, bootstrap, session, scripts, preloads, fontUrl, preconnects, remotes } = parts;
  const words = sentences[locale];
  return [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    `<meta name="description" content="${escape(words.description)}">`,
    parts.mayIndex ? undefined : '<meta name="robots" content="noindex">',
    `<title>${escape(words.title)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fcc022" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#560a2c" media="(prefers-color-scheme: dark)">',
    fontUrl && `<link rel="preload" href="${escape(fontUrl)}" as="font" type="font/woff2" crossorigin>`,
    ...scripts.map(
      (script) => `<script defer nonce="${nonce}" src="${escape(script.url)}"${hash(script)}></script>`,
    ),
    ...preloads.map(
      (script) =>
        `<link rel="preload" as="script" nonce="${nonce}" href="${escape(script.url)}"${hash(script)}${script.isUrgent === false ? ' fetchpriority="low"' : ''}>`,
    ),
    ...preconnects.map((origin) => `<link rel="preconnect" href="${escape(origin)}" crossorigin>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${escape(words.noScript)}</noscript>`,
    `<script type="application/json" id="tiffin-remotes">${jsonForHtml(remotes)}</script>`,
    // The session comes last, so that everything before it is compressed once for all responses.
    `<script type="application/json" id="tiffin-bootstrap">${jsonForHtml(bootstrap).slice(0, -1)},"session":${session}}</script>`,
    '</body>',
    '</html>',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** Returns the integrity attributes. They require CORS, because the browser cannot check the hash without it. */
function hash({ integrity }: PageScript): string {
  return integrity ? ` integrity="${escape(integrity)}" crossorigin="anonymous"` : '';
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
