import { languageTag } from '@tiffin/i18n';
import en from '../../src/locales/privacy.en.json';
import zh from '../../src/locales/privacy.zh.json';
import { escapeHtml } from '../html/escape-html';
import { pageWords } from '../languages/page-language';
import type { PageLanguage } from '../languages/page-language';

/** The sentences about privacy, which only the server writes. */
export type PrivacyWords = typeof en;

/** Returns the sentences in the language of a page. */
export function privacyWords(language: PageLanguage): PrivacyWords {
  return pageWords('privacy', { en, zh }, language);
}

/**
 * Writes a sentence in both languages, between which a person changes without a new page: the page's style shows one of them.
 * A page with a translation has it only in this.
 */
export function inBothLanguages(sentenceOf: (words: PrivacyWords) => string, language: PageLanguage): string {
  if (language.translation) return escapeHtml(sentenceOf(privacyWords(language)));
  return `<span lang="${languageTag('en')}">${escapeHtml(sentenceOf(en))}</span><span lang="${languageTag('zh')}">${escapeHtml(sentenceOf(zh))}</span>`;
}
