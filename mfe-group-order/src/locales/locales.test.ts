import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import { GROUP_REFUSALS } from '../domain/group-refusal';
import headEn from '../head/locales/en.json';
import headZh from '../head/locales/zh.json';
import billEn from './bill.en.json';
import billZh from './bill.zh.json';
import en from './en.json';
import newLinkEn from './new-link.en.json';
import newLinkZh from './new-link.zh.json';
import leftOutEn from './left-out.en.json';
import leftOutZh from './left-out.zh.json';
import paymentEn from './payment.en.json';
import paymentZh from './payment.zh.json';
import peopleEn from './people.en.json';
import peopleZh from './people.zh.json';
import preflightEn from './preflight.en.json';
import preflightZh from './preflight.zh.json';
import settingsEn from './settings.en.json';
import settingsZh from './settings.zh.json';
import splitPanelEn from './split-panel.en.json';
import splitPanelZh from './split-panel.zh.json';
import waitingEn from './waiting.en.json';
import waitingZh from './waiting.zh.json';
import zh from './zh.json';

it.each([
  [en, zh],
  [billEn, billZh],
  [newLinkEn, newLinkZh],
  [leftOutEn, leftOutZh],
  [paymentEn, paymentZh],
  [peopleEn, peopleZh],
  [preflightEn, preflightZh],
  [settingsEn, settingsZh],
  [splitPanelEn, splitPanelZh],
  [waitingEn, waitingZh],
  [headEn, headZh],
])('has the same sentences in both languages (%#)', (english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});

it.each(GROUP_REFUSALS)('[MOD-08] has a sentence for %s in both languages', (reason) => {
  for (const { title, text } of [en.refused[reason], zh.refused[reason]]) {
    expect(title).not.toBe('');
    expect(text).not.toBe('');
  }
});
