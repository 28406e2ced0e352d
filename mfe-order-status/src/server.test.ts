import { expect, it } from '@jest/globals';
import { LOCALES } from '@tiffin/contracts';
import type { ServerPage } from '@tiffin/contracts';
import { pageHeadSchema } from '@tiffin/contracts/schemas';
import en from './locales/history.en.json';
import zh from './locales/history.zh.json';
import { routes } from './routes';
import { remote } from './server';

const page: ServerPage = {
  params: { merchantExternalId: 'lucknow-lunch-home', orderIdOrToken: 'secret-token' },
  query: 'orderIdentifierType=TOKEN',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers: { getOrder: { order: { orderId: 'secret-token' } } },
};

it.each(routes.flatMap(({ path }) => LOCALES.map((locale) => ({ path, locale }))))(
  'has a head for $path in $locale, which says nothing of an order',
  ({ path, locale }) => {
    const head = pageHeadSchema.parse(remote.heads[path]?.({ ...page, locale }));
    expect(JSON.stringify(head)).not.toMatch(/secret-token|lucknow/);
  },
);

it.each([
  ['en', en],
  ['zh', zh],
] as const)('titles the order history in %s as its screen does, without the site', (locale, words) => {
  expect(`${remote.heads['/orders']?.({ ...page, locale })?.title} · Tiffin`).toBe(words.pageTitle);
});

it('titles the status of an order in both languages', () => {
  const titleIn = (locale: 'en' | 'zh') =>
    remote.heads['/m/:merchantExternalId/status/:orderIdOrToken']?.({ ...page, locale })?.title;
  expect([titleIn('en'), titleIn('zh')]).toEqual(['Order status', '訂單狀態']);
});
