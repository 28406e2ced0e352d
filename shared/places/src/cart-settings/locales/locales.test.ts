import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import en from './en.json';
import slotsEn from './slots.en.json';
import slotsZh from './slots.zh.json';
import zh from './zh.json';

it('[CFG-02] has every sentence of the dialogs of a cart in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
  expect(messageKeys(slotsZh)).toEqual(messageKeys(slotsEn));
});
