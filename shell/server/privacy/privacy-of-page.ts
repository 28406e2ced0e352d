import { escapeHtml } from '../html/escape-html';
import { CONSENTS } from './consent-cookie';
import type { Privacy } from './privacy-of-visit';
import type { PageLanguage } from '../languages/page-language';
import { BANNER_STYLE, LINKS_STYLE } from './privacy-style';
import type { PrivacySettings } from './read-privacy-settings';
import { inBothLanguages } from './words';
import type { PrivacyWords } from './words';

/** The path of the page that explains what is stored, and where a choice can be changed. */
export const PRIVACY_PATH = '/_privacy';

/** What a page says about privacy. */
export type PagePrivacy = {
  /** The value of `data-tracking` on the page's root element. None: nothing forbids it. */
  readonly tracking: 'off' | 'granted' | undefined;
  /** Rules of a style sheet. */
  readonly style: string;
  /** What comes after the root element. */
  readonly html: string;
};

/**
 * Returns the links to help, allergens, privacy and terms, and the question in a visit that wants one. They are outside the root element, so that
 * they work before and without scripts, and cost none.
 */
export function privacyOfPage(
  { privacy, language }: { readonly privacy: Privacy; readonly language: PageLanguage },
  settings: PrivacySettings,
): PagePrivacy {
  const isAsked = privacy === 'asked';
  const say: Say = (sentenceOf) => inBothLanguages(sentenceOf, language);
  return {
    tracking: TRACKING[privacy],
    style: isAsked ? LINKS_STYLE + BANNER_STYLE : LINKS_STYLE,
    html: links(settings, say) + (isAsked ? banner(settings, say) : ''),
  };
}

/** Writes a sentence in the language of the page. */
type Say = (sentenceOf: (words: PrivacyWords) => string) => string;

/** The links in their order, by the names of their sentences. */
const LINKS = ['help', 'allergens', 'policy', 'terms', 'choices'] as const;

const TRACKING = { granted: 'granted', allowed: undefined, asked: 'off', refused: 'off' } as const;

function links({ helpUrl, allergensUrl, privacyUrl, termsUrl }: PrivacySettings, say: Say): string {
  const urls = {
    help: helpUrl,
    allergens: allergensUrl,
    policy: privacyUrl,
    terms: termsUrl,
    choices: PRIVACY_PATH,
  } as const;
  const all = LINKS.map((name) => {
    const url = urls[name];
    return url
      ? link(
          url,
          say((words) => words[name]),
        )
      : '';
  });
  const label = `<b id="tiffin-legal-label">${say((words) => words.label)}</b>`;
  return `<nav id="tiffin-legal" aria-labelledby="tiffin-legal-label">${label}${all.join('')}</nav>`;
}

function banner({ privacyUrl }: PrivacySettings, say: Say): string {
  const more = link(
    privacyUrl ?? PRIVACY_PATH,
    say(({ question }) => question.more),
  );
  const buttons = CONSENTS.map(
    (consent) =>
      `<button name="choice" value="${consent}">${say(({ question }) => question[consent])}</button>`,
  );
  return [
    `<section id="tiffin-consent" aria-labelledby="tiffin-consent-title"><form method="post" action="${PRIVACY_PATH}">`,
    `<p><b id="tiffin-consent-title">${say(({ question }) => question.title)}</b> ${say(({ question }) => question.text)} ${more}</p>`,
    `<div>${buttons.join('')}</div></form></section>`,
  ].join('');
}

function link(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`;
}
