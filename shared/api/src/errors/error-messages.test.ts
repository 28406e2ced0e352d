import { expect, it } from '@jest/globals';
import { createI18n, messageKeys } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { errorCatalogue } from './error-catalogue';
import { ERROR_NAMESPACE } from './error-messages';

it('[CFG-02] has a sentence in both languages for every message of the catalogue', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
  const named = errorCatalogue.flatMap(({ effect }) => ('messageKey' in effect ? [effect.messageKey] : []));
  const i18n = createI18n('zh');
  expect(
    named.filter((key) => key !== undefined && !i18n.exists(key, { ns: ERROR_NAMESPACE, count: 2 })),
  ).toEqual([]);
});
