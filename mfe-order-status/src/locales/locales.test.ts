import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { messageKeys } from '@tiffin/i18n';
import headEn from '../head/locales/en.json';
import headZh from '../head/locales/zh.json';
import en from './en.json';
import historyEn from './history.en.json';
import historyZh from './history.zh.json';
import zh from './zh.json';

it.each([
  ['an order', en, zh],
  ['the order history', historyEn, historyZh],
  ['heads', headEn, headZh],
])('has the same sentences of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});

it.each(ORDER_STATUSES)('[ORD-02] has a sentence for %s in both languages', (status) => {
  for (const { title, note } of [en.state[status], zh.state[status]]) {
    expect(title).not.toBe('');
    expect(note).not.toBe('');
  }
});
