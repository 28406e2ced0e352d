import { expect, it } from '@jest/globals';
import { chooseLanguage } from './language-choice';

it.each([
  [undefined, undefined, undefined, 'en'],
  ['zh', 'en', 'en', 'zh'],
  ['fr', 'zh', 'en', 'zh'],
  [undefined, 'zh', 'en-GB', 'zh'],
  [undefined, undefined, 'fr-CA, zh-HK;q=0.8, en;q=0.5', 'zh'],
  [undefined, undefined, 'de', 'en'],
  ['<script>', '', '', 'en'],
  ['ar', undefined, undefined, 'ar'],
  [undefined, undefined, 'ar-EG, en;q=0.5', 'ar'],
  [undefined, undefined, 'pt-PT', 'pt-BR'],
  [undefined, 'zh', 'ar', 'zh'],
])('[CFG-02] [RTE-10] query %j, cookie %j, browser %j: %s', (query, cookie, acceptLanguage, language) => {
  expect(chooseLanguage({ query, cookie, acceptLanguage }, ['ar', 'pt-BR'])).toBe(language);
});
