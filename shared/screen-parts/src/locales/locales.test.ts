import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import entriesEn from './active-entries.en.json';
import entriesZh from './active-entries.zh.json';
import codeEn from './one-time-code.en.json';
import codeZh from './one-time-code.zh.json';

it.each([
  ['active entries', entriesEn, entriesZh],
  ['one-time codes', codeEn, codeZh],
])('[CFG-02] has every sentence of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});
