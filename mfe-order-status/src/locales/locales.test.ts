import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { messageKeys } from '@tiffin/i18n';
import en from './en.json';
import zh from './zh.json';

it('has the same sentences in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
});

it.each(ORDER_STATUSES)('[ORD-02] has a sentence for %s in both languages', (status) => {
  for (const { title, note } of [en.state[status], zh.state[status]]) {
    expect(title).not.toBe('');
    expect(note).not.toBe('');
  }
});
