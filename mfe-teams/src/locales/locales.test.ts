import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import adminEn from './admin.en.json';
import adminZh from './admin.zh.json';
import en from './en.json';
import zh from './zh.json';

it('has the same sentences in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
  expect(messageKeys(adminZh)).toEqual(messageKeys(adminEn));
});
