import { expect, it } from '@jest/globals';
import { messageKeys } from '@tiffin/i18n';
import en from './en.json';
import expressServiceEn from './express-service.en.json';
import expressServiceZh from './express-service.zh.json';
import rewardsEn from './rewards.en.json';
import rewardsZh from './rewards.zh.json';
import zh from './zh.json';

it.each([
  ['the checkout', en, zh],
  ['points, stamps and credit', rewardsEn, rewardsZh],
  ['express service', expressServiceEn, expressServiceZh],
])('has the same sentences of %s in both languages', (_what, english, chinese) => {
  expect(messageKeys(chinese)).toEqual(messageKeys(english));
});
