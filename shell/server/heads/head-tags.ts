import type { PageHead } from '@tiffin/contracts';
import en from '../../src/locales/en.json';
import pageEn from '../../src/locales/page.en.json';
import pageZh from '../../src/locales/page.zh.json';
import zh from '../../src/locales/zh.json';
import type { Language } from '../languages/language';
import { languageOf, pageWords } from '../languages/page-language';
import type { PageLanguage } from '../languages/page-language';
import { escapeHtml } from '../html/escape-html';
import { inLanguage, languageUrls } from './language-urls';

/** A page, as search engines and chats see it. */
export type DescribedPage = {
  /** Origin of the site without a slash at its end. */
  readonly siteUrl: string;
  readonly path: string;
  readonly language: PageLanguage;
  /** The languages that are added as data. */
  readonly languages: readonly Pick<Language, 'tag'>[];
  /** Whether the page's own URL names the language (`?lang=zh`). */
  readonly hasLanguageInUrl: boolean;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
};

const OG_LOCALES = { en: 'en_US', zh: 'zh_HK' } as const;

/** Picture of pages without one of their own, drawn by `e2e/sandbox/src/pictures/cards/main.ts`. */
const CARD = { path: '/card.png', size: { width: 1200, height: 630 } } as const;

/**
 * Returns the tags that describe a page, one a line: title and description, the page's URLs if search engines may
 * list it, and what chats show. Without a head, the page has the site's title and description. Without a picture, it
 * has the site's.
 */
export function headTags(head: PageHead | undefined, page: DescribedPage): readonly string[] {
  const { name, description } = siteIn(page.language);
  const pageUrl = page.siteUrl + (head?.canonical ?? page.path.replace(/(.)\/$/, '$1'));
  // A page in a language of its own is listed as itself: search engines ignore alternates that are not.
  const canonical = page.hasLanguageInUrl ? inLanguage(pageUrl, languageOf(page.language)) : pageUrl;
  return [
    tag('meta', { name: 'description', content: head?.description ?? description }),
    `<title>${escapeHtml(head ? `${head.title} · ${name}` : name)}</title>`,
    ...(page.isIndexed
      ? [tag('link', { rel: 'canonical', href: canonical }), ...alternates(pageUrl, page)]
      : []),
    ...openGraph(head, page, page.isIndexed ? canonical : undefined),
  ];
}

/** Returns what the site says of itself. */
function siteIn(language: PageLanguage) {
  const { description, cardAlt } = pageWords('page', { en: pageEn, zh: pageZh }, language);
  const { locale, translation } = language;
  return {
    name: pageWords('shell', { en, zh }, language).title,
    description,
    cardAlt,
    ogLocale: translation?.tag.replace('-', '_') ?? OG_LOCALES[locale],
  };
}

function alternates(pageUrl: string, { languages }: DescribedPage): readonly string[] {
  return languageUrls(pageUrl, languages).map(({ hreflang, url }) =>
    tag('link', { rel: 'alternate', hreflang, href: url }),
  );
}

/** Chats open `url` in place of the shared link, so only a page without a secret in its query has one. */
function openGraph(
  head: PageHead | undefined,
  { siteUrl, language }: DescribedPage,
  url: string | undefined,
): readonly string[] {
  const { name, description, ogLocale, cardAlt } = siteIn(language);
  const image = head?.image ?? { url: siteUrl + CARD.path, alt: cardAlt, ...CARD.size };
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': head?.title ?? name,
    'og:description': head?.description ?? description,
    ...(url !== undefined && { 'og:url': url }),
    'og:locale': ogLocale,
    'og:image': image.url,
    'og:image:alt': image.alt,
    ...(image.width && { 'og:image:width': String(image.width) }),
    ...(image.height && { 'og:image:height': String(image.height) }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
