import { expect, it } from '@jest/globals';
import { createI18n, messageKeys, messagesReady } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { errorCatalogue } from './error-catalogue';
import { errorMessages } from './error-messages';

it('[CFG-02] has a sentence in both languages for every message of the catalogue', async () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
  const named = errorCatalogue.flatMap(({ effect }) =>
    'messageKey' in effect ? (effect.messageKey ?? []) : [],
  );
  const t = errorMessages(createI18n('zh'));
  await messagesReady();
  // A missing sentence throws in a test.
  expect(named.map((key) => t(key, { count: 2 }))).not.toContain('');
});
