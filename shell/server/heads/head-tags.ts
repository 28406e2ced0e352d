import type { Locale, PageHead } from '@tiffin/contracts';
import en from '../../src/locales/en.json';
import pageEn from '../../src/locales/page.en.json';
import pageZh from '../../src/locales/page.zh.json';
import zh from '../../src/locales/zh.json';
import { escapeHtml } from '../html/escape-html';
import { inLanguage, languageUrls } from './language-urls';

/** A page, as search engines and chats see it. */
export type DescribedPage = {
  /** Origin of the site without a slash at its end. */
  readonly siteUrl: string;
  readonly path: string;
  readonly locale: Locale;
  /** Whether the page's own URL names the language (`?lang=zh`). */
  readonly hasLanguageInUrl: boolean;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
};

const SITE = {
  en: { name: en.title, description: pageEn.description, ogLocale: 'en_US', cardAlt: pageEn.cardAlt },
  zh: { name: zh.title, description: pageZh.description, ogLocale: 'zh_HK', cardAlt: pageZh.cardAlt },
} as const;

/** Picture of pages without one of their own, drawn by `e2e/sandbox/src/pictures/cards/main.ts`. */
const CARD = { path: '/card.png', size: { width: 1200, height: 630 } } as const;

/**
 * Returns the tags that describe a page, one a line: title and description, the page's URLs if search engines may
 * list it, and what chats show. Without a head, the page has the site's title and description. Without a picture, it
 * has the site's.
 */
export function headTags(head: PageHead | undefined, page: DescribedPage): readonly string[] {
  const { name, description } = SITE[page.locale];
  const pageUrl = page.siteUrl + (head?.canonical ?? page.path.replace(/(.)\/$/, '$1'));
  // A page in a language of its own is listed as itself: search engines ignore alternates that are not.
  const canonical = page.hasLanguageInUrl ? inLanguage(pageUrl, page.locale) : pageUrl;
  return [
    tag('meta', { name: 'description', content: head?.description ?? description }),
    `<title>${escapeHtml(head ? `${head.title} · ${name}` : name)}</title>`,
    ...(page.isIndexed ? [tag('link', { rel: 'canonical', href: canonical }), ...alternates(pageUrl)] : []),
    ...openGraph(head, page, page.isIndexed ? canonical : undefined),
  ];
}

function alternates(pageUrl: string): readonly string[] {
  return languageUrls(pageUrl).map(({ hreflang, url }) =>
    tag('link', { rel: 'alternate', hreflang, href: url }),
  );
}

/** Chats open `url` in place of the shared link, so only a page without a secret in its query has one. */
function openGraph(
  head: PageHead | undefined,
  { siteUrl, locale }: DescribedPage,
  url: string | undefined,
): readonly string[] {
  const { name, description, ogLocale, cardAlt } = SITE[locale];
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
