import { LOCALES } from '@tiffin/contracts';
import { languageTag } from '@tiffin/i18n';
import { escapeHtml } from '../html/escape-html';
import type { Language } from '../languages/language';
import { languageOf } from '../languages/page-language';
import type { PageLanguage } from '../languages/page-language';
import { CONSENTS } from './consent-cookie';
import { PRIVACY_PATH } from './privacy-of-page';
import type { Privacy } from './privacy-of-visit';
import { PAGE_STYLE } from './privacy-page-style';
import { NEEDED_ENTRIES, OPTIONAL_ENTRIES } from './stored-entries';
import type { StoredEntry } from './stored-entries';
import { privacyWords } from './words';
import type { PrivacyWords } from './words';

type PageOf = {
  readonly privacy: Privacy;
  readonly language: PageLanguage;
  /** The languages that are added as data. */
  readonly languages: readonly Language[];
  readonly nonce: string;
};

const NAMES = { en: 'English', zh: '繁體中文' } as const;

/** Returns the page that explains what the site keeps in a browser, with the two choices. */
export function privacyPage({ privacy, language, languages, nonce }: PageOf): string {
  const words = privacyWords(language);
  const { locale, translation } = language;
  const { page } = words;
  const buttons = CONSENTS.map(
    (consent) =>
      `<button name="choice" value="${consent}" aria-pressed="${privacy === consent}">${escapeHtml(page[consent])}</button>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${translation?.tag ?? languageTag(locale)}" dir="${translation?.direction ?? 'ltr'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title)} · Tiffin</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><a href="/">${escapeHtml(page.back)}</a>${otherLanguages(language, languages)}</header>`,
    '<main>',
    `<h1>${escapeHtml(page.title)}</h1>`,
    `<p>${escapeHtml(page.intro)}</p>`,
    `<p role="status"><b>${escapeHtml(page.state[privacy])}</b></p>`,
    `<form method="post" action="${PRIVACY_PATH}">${buttons.join('')}</form>`,
    `<h2>${escapeHtml(page.optional)}</h2><p>${escapeHtml(page.optionalNote)}</p>`,
    table(OPTIONAL_ENTRIES, words),
    `<h2>${escapeHtml(page.needed)}</h2><p>${escapeHtml(page.neededNote)}</p>`,
    table(NEEDED_ENTRIES, words),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

function otherLanguages(language: PageLanguage, added: readonly Language[]): string {
  const all = [
    ...LOCALES.map((locale) => ({ code: locale, tag: languageTag(locale), name: NAMES[locale] })),
    ...added.map(({ tag, name }) => ({ code: tag, tag, name })),
  ];
  return all
    .filter(({ code }) => code !== languageOf(language))
    .map(
      ({ code, tag, name }) =>
        `<a href="?lang=${code}" lang="${tag}" hreflang="${tag}">${escapeHtml(name)}</a>`,
    )
    .join('');
}

function table(entries: readonly StoredEntry[], words: PrivacyWords): string {
  const { page, entries: purposes, lasts: times } = words;
  const head = [page.name, page.purpose, page.lasts].map(
    (text) => `<th scope="col">${escapeHtml(text)}</th>`,
  );
  const rows = entries.map(({ names, purpose, lasts }) => {
    const codes = names.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ');
    return `<tr><td>${codes}</td><td>${escapeHtml(purposes[purpose])}</td><td>${escapeHtml(times[lasts])}</td></tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
