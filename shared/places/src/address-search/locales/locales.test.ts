import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import en from './address-search.en.json';
import zh from './address-search.zh.json';

it('[CFG-02] has every sentence in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
});
