import { expect, it } from '@jest/globals';
import type { ServerPage } from '@tiffin/contracts';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { routes } from './routes';
import { remote } from './server';

const page: ServerPage = {
  params: { merchantExternalId: 'lucknow-lunch-home' },
  query: '',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers: { getCart: { cart: { id: 'cart-1' } } },
};

it.each(
  routes.flatMap(({ path }) => [
    { path, locale: 'en' as const, words: en, title: 'Checkout' },
    { path, locale: 'zh' as const, words: zh, title: '結帳' },
  ]),
)('says of $path in $locale that it is the checkout, and nothing more', ({ path, locale, words, title }) => {
  expect(remote.heads[path]?.({ ...page, locale })).toEqual({ title });
  expect(words.title.startsWith(title)).toBe(true);
});
