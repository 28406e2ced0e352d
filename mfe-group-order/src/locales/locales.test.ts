import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import { GROUP_REFUSALS } from '../domain/group-refusal';
import billEn from './bill.en.json';
import billZh from './bill.zh.json';
import en from './en.json';
import paymentEn from './payment.en.json';
import paymentZh from './payment.zh.json';
import zh from './zh.json';

it('has the same sentences in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
  expect(messageKeys(billZh)).toEqual(messageKeys(billEn));
  expect(messageKeys(paymentZh)).toEqual(messageKeys(paymentEn));
});

it.each(GROUP_REFUSALS)('[MOD-08] has a sentence for %s in both languages', (reason) => {
  for (const { title, text } of [en.refused[reason], zh.refused[reason]]) {
    expect(title).not.toBe('');
    expect(text).not.toBe('');
  }
});
