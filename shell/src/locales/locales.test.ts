import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import en from './en.json';
import leftOutEn from './left-out.en.json';
import leftOutZh from './left-out.zh.json';
import locationEn from './location.en.json';
import locationZh from './location.zh.json';
import loginEn from './login.en.json';
import loginZh from './login.zh.json';
import myOrdersEn from './my-orders.en.json';
import myOrdersZh from './my-orders.zh.json';
import notesEn from './notes.en.json';
import notesZh from './notes.zh.json';
import pageEn from './page.en.json';
import pageZh from './page.zh.json';
import privacyEn from './privacy.en.json';
import privacyZh from './privacy.zh.json';
import zh from './zh.json';

it.each([
  ['the shell', en, zh],
  ['the delivery location', locationEn, locationZh],
  ['the login dialog', loginEn, loginZh],
  ['the My Orders dialog', myOrdersEn, myOrdersZh],
  ['what does not fit in a cart', leftOutEn, leftOutZh],
  ['the notes', notesEn, notesZh],
  ['the HTML page', pageEn, pageZh],
  ['privacy', privacyEn, privacyZh],
])('[CFG-02] has every sentence of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});
