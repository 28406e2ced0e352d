import { expect, it } from '@jest/globals';
import { chooseLocale } from './locale-choice';

it.each([
  [undefined, undefined, undefined, 'en'],
  ['zh', 'en', 'en', 'zh'],
  ['fr', 'zh', 'en', 'zh'],
  [undefined, 'zh', 'en-GB', 'zh'],
  [undefined, undefined, 'fr-CA, zh-HK;q=0.8, en;q=0.5', 'zh'],
  [undefined, undefined, 'de', 'en'],
  ['<script>', '', '', 'en'],
])('[CFG-02] query %j, cookie %j, browser %j: %s', (query, cookie, acceptLanguage, locale) => {
  expect(chooseLocale({ query, cookie, acceptLanguage })).toBe(locale);
});
