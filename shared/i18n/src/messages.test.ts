import { toLocale } from './locale';
import { messageKeys } from './messages';

it('lists nested keys in dotted form', () => {
  expect(messageKeys({ b: 'x', a: { d: 'y', c: { e: 'z' } } })).toEqual(['a.c.e', 'a.d', 'b']);
});

it.each([
  ['zh', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['en-CA', 'en'],
  ['fr', 'en'],
  [null, 'en'],
])('[CFG-02] reads %p as %p', (value, locale) => {
  expect(toLocale(value)).toBe(locale);
});
