import type { Locale } from '@tiffin/contracts';
import { languageTag } from '@tiffin/i18n';
import { escapeHtml } from '../html/escape-html';
import { CONSENTS } from './consent-cookie';
import { PRIVACY_PATH } from './privacy-of-page';
import type { Privacy } from './privacy-of-visit';
import { PAGE_STYLE } from './privacy-page-style';
import { NEEDED_ENTRIES, OPTIONAL_ENTRIES } from './stored-entries';
import type { StoredEntry } from './stored-entries';
import { privacyWords } from './words';

type PageOf = { readonly privacy: Privacy; readonly locale: Locale; readonly nonce: string };

const OTHER = { en: { locale: 'zh', name: '繁體中文' }, zh: { locale: 'en', name: 'English' } } as const;

/** Returns the page that explains what the site keeps in a browser, with the two choices. */
export function privacyPage({ privacy, locale, nonce }: PageOf): string {
  const words = privacyWords[locale];
  const { page } = words;
  const other = OTHER[locale];
  const buttons = CONSENTS.map(
    (consent) =>
      `<button name="choice" value="${consent}" aria-pressed="${privacy === consent}">${escapeHtml(page[consent])}</button>`,
  );
  const otherTag = languageTag(other.locale);
  return [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title)} · Tiffin</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><a href="/">${escapeHtml(page.back)}</a><a href="?lang=${other.locale}" lang="${otherTag}" hreflang="${otherTag}">${other.name}</a></header>`,
    '<main>',
    `<h1>${escapeHtml(page.title)}</h1>`,
    `<p>${escapeHtml(page.intro)}</p>`,
    `<p role="status"><b>${escapeHtml(page.state[privacy])}</b></p>`,
    `<form method="post" action="${PRIVACY_PATH}">${buttons.join('')}</form>`,
    `<h2>${escapeHtml(page.optional)}</h2><p>${escapeHtml(page.optionalNote)}</p>`,
    table(OPTIONAL_ENTRIES, locale),
    `<h2>${escapeHtml(page.needed)}</h2><p>${escapeHtml(page.neededNote)}</p>`,
    table(NEEDED_ENTRIES, locale),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

function table(entries: readonly StoredEntry[], locale: Locale): string {
  const { page, entries: purposes, lasts: times } = privacyWords[locale];
  const head = [page.name, page.purpose, page.lasts].map(
    (text) => `<th scope="col">${escapeHtml(text)}</th>`,
  );
  const rows = entries.map(({ names, purpose, lasts }) => {
    const codes = names.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ');
    return `<tr><td>${codes}</td><td>${escapeHtml(purposes[purpose])}</td><td>${escapeHtml(times[lasts])}</td></tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
