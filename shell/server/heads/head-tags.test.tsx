import { expect, it } from '@jest/globals';
import type { PageHead } from '@tiffin/contracts';
import fc from 'fast-check';
import { headTags } from './head-tags';
import type { DescribedPage } from './head-tags';
import { structuredDataTags } from './structured-data-tags';

const page: DescribedPage = {
  siteUrl: 'https://lunch.example',
  path: '/m/lucknow/menu',
  language: { locale: 'en' },
  languages: [],
  hasLanguageInUrl: false,
  isIndexed: true,
};
const head: PageHead = {
  title: 'Lucknow Lunch Home',
  description: 'Thalis and rolls.',
  image: { url: 'https://pictures.example/thali.png', alt: 'A thali' },
};
const URLS = [
  '<link rel="canonical" href="https://lunch.example/m/lucknow/menu">',
  '<link rel="alternate" hreflang="en" href="https://lunch.example/m/lucknow/menu?lang=en">',
  '<link rel="alternate" hreflang="zh-Hant" href="https://lunch.example/m/lucknow/menu?lang=zh">',
  '<link rel="alternate" hreflang="x-default" href="https://lunch.example/m/lucknow/menu">',
];

const CARD = [
  '<meta property="og:image" content="https://lunch.example/card.png">',
  '<meta property="og:image:alt" content="The logo of Tiffin: a lunch carrier">',
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
];

it('describes a page to tabs, search engines and chats', () => {
  expect(headTags(head, page)).toEqual([
    '<meta name="description" content="Thalis and rolls.">',
    '<title>Lucknow Lunch Home · Tiffin</title>',
    ...URLS,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Tiffin">',
    '<meta property="og:title" content="Lucknow Lunch Home">',
    '<meta property="og:description" content="Thalis and rolls.">',
    '<meta property="og:url" content="https://lunch.example/m/lucknow/menu">',
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:image" content="https://pictures.example/thali.png">',
    '<meta property="og:image:alt" content="A thali">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
});

it('gives a page without a head the site’s title and description, and its URLs', () => {
  expect(headTags(undefined, page)).toEqual([
    expect.stringMatching(/^<meta name="description" content="Order lunch [^"<>]+">$/),
    '<title>Tiffin</title>',
    ...URLS,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Tiffin">',
    '<meta property="og:title" content="Tiffin">',
    expect.stringMatching(/^<meta property="og:description" content="Order lunch [^"<>]+">$/),
    '<meta property="og:url" content="https://lunch.example/m/lucknow/menu">',
    '<meta property="og:locale" content="en_US">',
    ...CARD,
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
});

it('shows the site’s card of a page whose head has no picture', () => {
  expect(headTags({ title: 'Orders' }, page)).toEqual(expect.arrayContaining(CARD));
  const zh = headTags({ title: '訂單' }, { ...page, language: { locale: 'zh' } }).join('\n');
  expect(zh).toContain('<meta property="og:image:alt" content="Tiffin 的標誌');
});

it('says how large a picture is, where that is known', () => {
  const image = { url: 'https://pictures.example/card.png', alt: 'A thali', width: 1200, height: 630 };
  expect(headTags({ ...head, image }, page)).toEqual(
    expect.arrayContaining([
      '<meta property="og:image" content="https://pictures.example/card.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    ]),
  );
});

it('names no URL of a page that search engines may not list, whose query may hold an invitation', () => {
  const tags = headTags({ ...head, canonical: '/elsewhere' }, { ...page, isIndexed: false }).join('\n');
  expect(tags).toContain('<title>Lucknow Lunch Home · Tiffin</title>');
  expect(tags).toContain('og:title');
  expect(tags).not.toMatch(/canonical|hreflang|og:url|https:\/\/lunch/);
});

it('lists the page of each language as itself', () => {
  const [canonical, ...alternates] = headTags(undefined, {
    ...page,
    language: { locale: 'zh' },
    hasLanguageInUrl: true,
  }).slice(2);
  expect(canonical).toBe('<link rel="canonical" href="https://lunch.example/m/lucknow/menu?lang=zh">');
  expect(alternates.slice(0, 3)).toEqual(URLS.slice(1));
});

it.each([
  [{ ...page, path: '/m/lucknow/menu/' }, undefined, '/m/lucknow/menu'],
  [{ ...page, path: '/' }, undefined, '/'],
  [{ ...page, path: '//evil.example/x' }, undefined, '//evil.example/x'],
  [page, '/m/saffron/menu', '/m/saffron/menu'],
])('lists one URL of a page: %#', (described, canonical, expected) => {
  const tags = headTags({ title: 'A', ...(canonical && { canonical }) }, described);
  expect(tags).toContain(`<link rel="canonical" href="https://lunch.example${expected}">`);
  for (const tag of tags) expect(tag).not.toMatch(/href="(?!https:\/\/lunch\.example\/)/);
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"><script>alert(1)</script>', '</title><b>', '&quot;&#34;', "' onload='x", '<!--', '\r\n'),
);

/** A text as the HTML parser gives it back: it replaces line ends and zero bytes, and the file has no half characters. */
function parsed(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/\0|\p{Cs}/gu, '\ufffd');
}

it('lets no text leave its place, whatever it is', () => {
  fc.assert(
    fc.property(text, text, text, text, (title, description, alt, url) => {
      const tags = headTags({ title, description, image: { url, alt } }, page);
      const html = Buffer.from(`<head>${tags.join('\n')}</head><body></body>`).toString();
      const found = new DOMParser().parseFromString(html, 'text/html');
      const content = (name: string) => found.querySelector(`meta[${name}]`)?.getAttribute('content');
      expect(found.querySelector('title')?.textContent).toBe(parsed(`${title} · Tiffin`));
      expect(content('name="description"')).toBe(parsed(description));
      expect(content('property="og:title"')).toBe(parsed(title));
      expect(content('property="og:image"')).toBe(parsed(url));
      expect(content('property="og:image:alt"')).toBe(parsed(alt));
      expect(found.head.children).toHaveLength(tags.length);
      expect(found.body.childNodes).toHaveLength(0);
      for (const { attributes } of found.head.children) expect(attributes.length).toBeLessThanOrEqual(3);
    }),
  );
});

it('lets no text end the block of structured data that it stands in, whatever it is', () => {
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.integer())), (data) => {
      const tags = structuredDataTags({ title: 'A', structuredData: [data] }, true);
      const found = new DOMParser().parseFromString(tags.join('\n'), 'text/html');
      expect(found.querySelectorAll('*')).toHaveLength(4);
      const block = found.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(JSON.parse(block)).toEqual({ '@context': 'https://schema.org', ...data });
    }),
  );
});

it('writes structured data only of pages that search engines may list', () => {
  const described: PageHead = {
    title: 'A',
    structuredData: [{ '@type': 'Menu' }, { '@type': 'Restaurant' }],
  };
  expect(structuredDataTags(described, true)).toEqual([
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Menu"}</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant"}</script>',
  ]);
  expect(structuredDataTags(described, false)).toEqual([]);
  expect(structuredDataTags(undefined, true)).toEqual([]);
});
