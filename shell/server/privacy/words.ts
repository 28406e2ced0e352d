import type { Locale } from '@tiffin/contracts';
import { languageTag } from '@tiffin/i18n';
import en from '../../src/locales/privacy.en.json';
import zh from '../../src/locales/privacy.zh.json';
import { escapeHtml } from '../html/escape-html';

/** The sentences about privacy, which only the server writes. */
export const privacyWords = { en, zh } as const satisfies Readonly<Record<Locale, typeof en>>;

type Words = typeof en;

/**
 * Writes a sentence in both languages. The page's style shows the one in the language of the page, which a person can
 * change without a new page.
 */
export function inBothLanguages(sentenceOf: (words: Words) => string): string {
  const { en: english, zh: chinese } = privacyWords;
  return `<span lang="${languageTag('en')}">${escapeHtml(sentenceOf(english))}</span><span lang="${languageTag('zh')}">${escapeHtml(sentenceOf(chinese))}</span>`;
}
