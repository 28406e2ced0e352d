import type { Locale } from '@tiffin/contracts';
import type { Html } from './html';
import { html } from './html';
import { sentencesIn } from './sentences';

export type PageFrame = {
  readonly locale: Locale;
  /** The URL path of the pages' styles and scripts, such as `/auth/realms/tiffin/assets`. */
  readonly assetsUrl: string;
  readonly shopUrl: string;
  /** The URL of this page without its language, if it exists in other languages. */
  readonly pageUrl?: string;
  readonly scripts?: readonly string[];
  /** URLs of further style sheets. */
  readonly styles?: readonly string[];
};

const logo = html`<svg viewBox="0 0 34 38" aria-hidden="true">
  <path
    d="M4 35V16C4 8.500 9.500 5.500 17 5.500S30 8.500 30 16v19"
    fill="none"
    stroke="currentColor"
    stroke-width="2.800"
    stroke-linecap="round"
  />
  <circle cx="17" cy="4.600" r="3.200" fill="currentColor" />
  <rect x="8.200" y="12" width="17.600" height="6.600" rx="2.400" class="t1" />
  <rect x="8.200" y="20.400" width="17.600" height="6.600" rx="2.400" class="t2" />
  <rect x="8.200" y="28.800" width="17.600" height="6.600" rx="2.400" class="t3" />
</svg>`;

/** Renders a whole page of the sign-in service with header and card, in the product's design. */
export function renderPage(title: string, content: Html, frame: PageFrame): string {
  const say = sentencesIn(frame.locale);
  return html`<!doctype html>
    <html lang="${frame.locale === 'zh' ? 'zh-Hant' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Tiffin</title>
        <link rel="icon" href="${frame.assetsUrl}/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${frame.assetsUrl}/sso.css" />
        ${(frame.styles ?? []).map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        ${(frame.scripts ?? []).map(
          (script) => html`<script type="module" src="${frame.assetsUrl}/${script}"></script>`,
        )}
      </head>
      <body>
        <header>
          <div>
            <a class="logo" href="${frame.shopUrl}" aria-label="${say.home}"
              >${logo}<span aria-hidden="true">tiffin</span></a
            >
            ${frame.pageUrl && languageLinks(frame.pageUrl, frame.locale)}
          </div>
        </header>
        <main>
          <div class="card">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`.html;
}

function languageLinks(address: string, current: Locale): Html {
  const link = (locale: Locale, tag: string, name: string): Html =>
    html`<a
      href="${address}${address.includes('?') ? '&' : '?'}ui_locales=${locale}"
      lang="${tag}"
      hreflang="${tag}"
      ${locale === current && html`aria-current="true"`}
      >${name}</a
    >`;
  return html`<nav class="languages" aria-label="${sentencesIn(current).language}">
    ${[link('en', 'en', 'English'), link('zh', 'zh-Hant', '繁體中文')]}
  </nav>`;
}
