import { expect, it } from '@jest/globals';
import { embeddedTypeOf } from './embedded-type';

it.each([
  ['', null],
  ['embed=', null],
  ['embed=hqo', 'hqo'],
  ['embed=WebView', 'webview'],
  ['embed=true', 'true'],
  ['embed=1&embed=2', '1'],
  ['embed=false', null],
  ['embed=0', null],
  ['embed=%3Cscript%3E', null],
  [`embed=${'a'.repeat(41)}`, null],
])('[RTE-09] ?%s is embedded as %j', (query, type) => {
  expect(embeddedTypeOf(new URLSearchParams(query))).toBe(type);
});
