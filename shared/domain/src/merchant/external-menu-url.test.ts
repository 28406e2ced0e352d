import { expect, it } from '@jest/globals';
import { externalMenuUrl } from './external-menu-url';

it.each([
  ['https://menu.example/dishes?lang=en', 'https://menu.example/dishes?lang=en'],
  ['http://menu.example', 'http://menu.example/'],
  ['HTTPS://Menu.example/a b', 'https://menu.example/a%20b'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://menu.example', undefined],
  ['https://tiffin@evil.example', undefined],
  ['//evil.example', undefined],
  ['/m/elsewhere', undefined],
  ['', undefined],
  [null, undefined],
])('[MER-10] the external menu at %j is %j', (text, expected) => {
  expect(externalMenuUrl({ externalMenuUrl: text })).toBe(expected);
});
