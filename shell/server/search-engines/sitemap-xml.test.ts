import { expect, it } from '@jest/globals';
import { sitemapXml } from './sitemap-xml';

it('has 5,000 entries at most, in both languages each', () => {
  const paths = Array.from({ length: 3000 }, (_, index) => `/m/${index}/menu`);
  const xml = sitemapXml('https://lunch.example', paths);
  expect(xml.match(/<loc>/g)).toHaveLength(5000);
  expect(xml.match(/<loc>[^<]*lang=zh</g)).toHaveLength(2500);
});

it('is well-formed whatever a path has in it', () => {
  const xml = sitemapXml('https://lunch.example', ['/m/a&b<c>"d/menu']);
  expect(xml).not.toMatch(/&(?!#\d+;)/);
  expect(xml).toContain('<loc>https://lunch.example/m/a&#38;b%3Cc%3E%22d/menu?lang=en</loc>');
});
