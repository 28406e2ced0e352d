import { expect, it } from '@jest/globals';
import { ERROR_STATUSES } from '@tiffin/contracts';
import { SENTENCES } from './sentences';

it.each(Object.keys(ERROR_STATUSES))('%s has sentences in both languages', (type) => {
  const { message } = SENTENCES[type] ?? {};
  expect(message?.en).toMatch(/\w/);
  expect(message?.zh).toMatch(/\p{Script=Han}/u);
});
