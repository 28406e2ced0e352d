import { afterEach, expect, it } from '@jest/globals';
import { headWords } from './head-words';

const words = {
  en: { title: 'Menu', order: { by: 'Order by {{time}}' } },
  zh: { title: '餐牌', order: { by: '{{time}} 前訂餐' } },
};

afterEach(() => {
  globalThis.tiffinTranslation = undefined;
});

it('says a head in the language of the page', () => {
  expect(headWords('menu-head', words, 'zh')).toBe(words.zh);
  expect(headWords('menu-head', words, 'en')).toBe(words.en);
});

it('says a head in the page’s translation, and what that lacks in English', () => {
  globalThis.tiffinTranslation = { tag: 'fr', sentences: { 'menu-head:order.by': 'Avant {{time}}' } };
  expect(headWords('menu-head', words, 'en')).toEqual({ title: 'Menu', order: { by: 'Avant {{time}}' } });
  expect(words.en.order.by).toBe('Order by {{time}}');
});
