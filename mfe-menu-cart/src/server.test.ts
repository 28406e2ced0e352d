import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tiffin/contracts';
import type { ServerPage } from '@tiffin/contracts';
import { pageHeadSchema } from '@tiffin/contracts/schemas';
import { fieldPathsIn, withValueAt } from '@tiffin/contracts/test-support';
import { makeMenu, makeMerchant } from '@tiffin/testing/factories';
import fc from 'fast-check';
import cartPanelEn from './locales/cart-panel.en.json';
import en from './locales/en.json';
import homeEn from './locales/home.en.json';
import homeZh from './locales/home.zh.json';
import zh from './locales/zh.json';
import { routes } from './routes';
import { remote } from './server';

const MENU = '/m/:merchantExternalId/menu';
const answers = { getMerchant: makeMerchant(), getMenus: makeMenu() };
const page: ServerPage = {
  params: { merchantExternalId: 'lucknow-lunch-home' },
  query: '',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers,
};
const anyPage = fc.record({
  params: fc.dictionary(fc.constantFrom('merchantExternalId', 'catalogId'), fc.string({ unit: 'binary' })),
  query: fc.string(),
  locale: fc.constantFrom(...LOCALES),
  siteUrl: fc.constantFrom('https://tiffin.example', 'http://127.0.0.1:4000'),
});

it.each(routes.flatMap(({ path }) => LOCALES.map((locale) => ({ path, locale }))))(
  'has a head for $path in $locale',
  ({ path, locale }) => {
    expect(pageHeadSchema.parse(remote.heads[path]?.({ ...page, locale })).title).not.toBe('');
  },
);

describe('titles', () => {
  const titleOf = (path: string, locale: 'en' | 'zh') => remote.heads[path]?.({ ...page, locale })?.title;

  it.each([
    ['en', en, homeEn],
    ['zh', zh, homeZh],
  ] as const)('are those of the screens in %s, without the site', (locale, words, home) => {
    const { name } = answers.getMerchant;
    expect(`${titleOf('/', locale)} · Tiffin`).toBe(home.title);
    expect(`${titleOf(MENU, locale)} · Tiffin`).toBe(words.menu.title.replace('{{merchant}}', name));
  });

  it('of a cart begins like that of its screen, which also names the restaurant', () => {
    expect(cartPanelEn.order.title).toContain(String(titleOf('/m/:merchantExternalId/order', 'en')));
  });

  it('name the list of a workplace in general words, because no first call names it', () => {
    expect(titleOf('/workspaces/:workspaceId', 'en')).toBe('Lunch at your workplace');
    expect(titleOf('/catalogs/:catalogId', 'zh')).toBe('午餐餐廳');
  });
});

describe('any answer', () => {
  const expectHead = (given: ServerPage) => {
    const head = remote.heads[MENU]?.(given);
    if (head !== undefined) pageHeadSchema.parse(head);
    return head;
  };

  it.each([{}, { getMerchant: null }, { getMerchant: { name: ' ' } }, { getMenus: answers.getMenus }])(
    'without the name of the restaurant gives no head: %j',
    (given) => {
      expect(expectHead({ ...page, answers: given })).toBeUndefined();
    },
  );

  it('of JSON gives a head that the contract allows, or none', () => {
    const json = fc.jsonValue();
    const answer = fc.oneof(
      json,
      fc.record({ name: fc.string(), theme: json, categories: json, items: json }),
    );
    fc.assert(
      fc.property(anyPage, answer, answer, (given, getMerchant, getMenus) => {
        expectHead({ ...given, answers: { getMerchant, getMenus } });
      }),
    );
  });

  it('with any field missing or nonsense gives a head that the contract allows', () => {
    const path = fc.constantFrom(...fieldPathsIn(answers));
    const nonsense = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue(),
      fc.string({ unit: 'binary', minLength: 400, maxLength: 900 }),
    );
    fc.assert(
      fc.property(anyPage, fc.array(fc.tuple(path, nonsense), { maxLength: 4 }), (given, changes) => {
        const changed = changes.reduce<unknown>((all, [at, value]) => withValueAt(all, at, value), answers);
        expectHead({ ...given, answers: { ...Object(changed) } });
      }),
      { numRuns: 500 },
    );
  });
});
