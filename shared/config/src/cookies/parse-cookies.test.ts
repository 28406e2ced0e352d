import { expect, it } from '@jest/globals';
import { parseCookies } from './parse-cookies';

it.each([
  ['tiffin_lang=zh; a=b=c; broken=%E0%A4%A; =x', { tiffin_lang: 'zh', a: 'b=c' }],
  ['', {}],
  [undefined, {}],
])('%j contains %j', (header, cookies) => {
  expect(parseCookies(header)).toEqual(cookies);
});
