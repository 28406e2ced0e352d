import { languageTag } from '@tiffin/i18n';
import en from '../../src/locales/page.en.json';
import zh from '../../src/locales/page.zh.json';
import { pageWords } from '../languages/page-language';
import type { PageLanguage } from '../languages/page-language';
import { BEFORE_HYDRATION } from './before-hydration';
import type { PagePrivacy } from '../privacy/privacy-of-page';
import { escapeHtml } from './escape-html';
import { jsonForHtml } from './json-for-html';
import { PAGE_ICON } from './page-icon';
import { PAGE_STYLE } from './page-style';
import { screenParts } from './screen-parts';
import type { Screen } from './screen-parts';

/** One of our scripts: its URL and its integrity hash. */
export type PageScript = {
  readonly url: string;
  readonly integrity?: string;
  /** False: loads with low priority, after what the first paint needs. */
  readonly isUrgent?: boolean;
};

type PageParts = {
  readonly nonce: string;
  readonly language: PageLanguage;
  /** Whether search engines may index it. */
  readonly mayIndex: boolean;
  /** What the page says about privacy, and whether it may keep a device id and so on. */
  readonly privacy: PagePrivacy;
  /** Title and other tags that describe the page, in HTML. */
  readonly headTags: readonly string[];
  /** Data blocks, in HTML. They come after what the first paint needs. */
  readonly dataTags: readonly string[];
  /** Data for the page's start: configuration, language and first data. Never empty. */
  readonly bootstrap: object;
  /** The rendered screen; without it, the browser renders the page. */
  readonly screen?: Screen | undefined;
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

/** Returns the HTML of an app page. Escapes all values except tags, and no script runs without the nonce. */
export function renderPage(parts: PageParts): string {
  const { nonce, language, bootstrap, session, scripts, preloads, fontUrl, preconnects, remotes, privacy } =
    parts;
  const { locale, translation } = language;
  const tracking = privacy.tracking === undefined ? '' : ` data-tracking="${privacy.tracking}"`;
  const { hoisted, styles, html } = screenParts(parts.screen, nonce);
  // The pictures of a rendered screen come before the scripts that take it over.
  const isLate = ({ isUrgent = true }: PageScript): boolean => !isUrgent || parts.screen !== undefined;
  return [
    '<!doctype html>',
    `<html lang="${translation?.tag ?? languageTag(locale)}"${translation?.direction === 'rtl' ? ' dir="rtl"' : ''}${tracking}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    parts.mayIndex ? undefined : '<meta name="robots" content="noindex">',
    ...parts.headTags,
    `<link rel="icon" href="${PAGE_ICON}" type="image/png" sizes="32x32">`,
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fcc022" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#560a2c" media="(prefers-color-scheme: dark)">',
    // A rendered screen is painted in the fallback font, whose letters are as wide: the line is free for its picture until then.
    parts.screen || !fontUrl
      ? undefined
      : `<link rel="preload" href="${escapeHtml(fontUrl)}" as="font" type="font/woff2" crossorigin>`,
    ...hoisted,
    `<style nonce="${nonce}">${PAGE_STYLE}</style>`,
    parts.screen && styles,
    `<style nonce="${nonce}">${privacy.style}</style>`,
    ...scripts.map(
      (script) => `<script defer nonce="${nonce}" src="${escapeHtml(script.url)}"${hash(script)}></script>`,
    ),
    ...preloads.map(
      (script) =>
        `<link rel="preload" as="script" nonce="${nonce}" href="${escapeHtml(script.url)}"${hash(script)}${isLate(script) ? ' fetchpriority="low"' : ''}>`,
    ),
    ...preconnects.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`),
    ...parts.dataTags,
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    parts.screen && `<script nonce="${nonce}">${BEFORE_HYDRATION}</script>`,
    `<noscript>${escapeHtml(pageWords('page', { en, zh }, language).noScript)}</noscript>`,
    privacy.html,
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
  return integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
}
