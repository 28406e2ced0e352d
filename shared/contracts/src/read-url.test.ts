import { expect, it } from '@jest/globals';
import { readUrl } from './read-url';

it('is the same for every order of the parameters, without those that have no value', () => {
  const url = 'http://main.test/v1/menus?excludeChoices=true&merchantExternalId=caf%C3%A9';
  expect(readUrl('http://main.test', '/v1/menus', { merchantExternalId: 'café', excludeChoices: true })).toBe(
    url,
  );
  expect(
    readUrl('http://main.test', '/v1/menus', {
      excludeChoices: 'true',
      debug: undefined,
      menuDraftId: null,
      merchantExternalId: 'café',
    }),
  ).toBe(url);
  expect(readUrl('http://main.test', '/v1/user')).toBe('http://main.test/v1/user');
});
