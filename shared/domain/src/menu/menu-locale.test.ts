import { expect, it } from '@jest/globals';
import { chosenMenuLocale, menuLocale, menuLocales } from './menu-locale';

it.each([
  ['en', 'en_CA', ['en_CA', 'zh_HK'], 'en-CA', true],
  ['zh', 'en_CA', ['en_CA', 'zh_HK'], 'zh-HK', true],
  ['zh', 'en_CA', ['en_CA', 'zh_TW', 'zh_HK'], 'zh-TW', true],
  ['zh', 'en_CA', ['en_CA', 'fr_CA'], 'en-CA', false],
  ['en', 'de_DE', ['de_DE'], 'de-DE', false],
  ['en', 'fr-CA', ['fr-CA', 'EN-gb'], 'en-GB', true],
  ['zh', 'zh_HK', [], 'zh-HK', true],
  ['en', '', [], 'en-CA', true],
  ['zh', '', [], 'en-CA', false],
  ['en', '!!', ['??'], 'en-CA', true],
  ['zh', '<script>', ['constructor', ''], 'en-CA', false],
] as const)(
  '[MNU-03] a reader of %s finds a menu in %s with %j in %s: own language %s',
  (locale, defaultLocale, supportedLocales, tag, isReaders) => {
    const menu = { defaultLocale, supportedLocales: [...supportedLocales] };
    expect(menuLocale(menu, locale)).toEqual({ tag, isReaders });
  },
);

it.each([
  ['zh-HK', 'en_CA', ['en_CA', 'zh_HK'], 'zh-HK'],
  ['zh-HK', 'en_CA', ['zh_TW', 'zh_HK'], 'zh-HK'],
  ['zh-HK', 'en_CA', ['zh_TW'], 'zh-TW'],
  ['fr-CA', 'en_CA', ['en_CA', 'zh_HK'], undefined],
  ['??', 'en_CA', ['en_CA'], undefined],
  ['', '', [''], undefined],
] as const)(
  '[MNU-03] a reader who chose %s gets from a menu in %s with %j: %s',
  (chosen, defaultLocale, supportedLocales, tag) => {
    expect(chosenMenuLocale({ defaultLocale, supportedLocales: [...supportedLocales] }, chosen)).toBe(tag);
  },
);

it.each([
  ['en_CA', ['en_CA', 'zh_HK'], ['en-CA', 'zh-HK']],
  ['en_CA', ['zh_HK'], ['zh-HK', 'en-CA']],
  ['en_CA', ['EN-ca', '??', ''], ['en-CA']],
  ['', [], []],
] as const)(
  '[MNU-03] a menu in %s with %j can be switched to %j',
  (defaultLocale, supportedLocales, tags) => {
    expect(menuLocales({ defaultLocale, supportedLocales: [...supportedLocales] })).toEqual(tags);
  },
);
