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
  en: { name: en.title, description: pageEn.description, ogLocale: 'en_US' },
  zh: { name: zh.title, description: pageZh.description, ogLocale: 'zh_HK' },
} as const;

/**
 * Returns the tags that describe a page, one a line: title and description, the page's URLs if search engines may
 * list it, and with a head what chats show. Without a head, the page has the site's title and description.
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
    ...(head ? openGraph(head, page.locale, page.isIndexed ? canonical : undefined) : []),
  ];
}

function alternates(pageUrl: string): readonly string[] {
  return languageUrls(pageUrl).map(({ hreflang, url }) =>
    tag('link', { rel: 'alternate', hreflang, href: url }),
  );
}

/** Chats open `url` in place of the shared link, so only a page without a secret in its query has one. */
function openGraph(head: PageHead, locale: Locale, url: string | undefined): readonly string[] {
  const { name, description, ogLocale } = SITE[locale];
  const { image } = head;
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': head.title,
    'og:description': head.description ?? description,
    ...(url !== undefined && { 'og:url': url }),
    'og:locale': ogLocale,
    ...(image && {
      'og:image': image.url,
      'og:image:alt': image.alt,
    }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
