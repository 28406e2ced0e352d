import { expect, it } from '@jest/globals';
import { readAttributes } from './read-attributes';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes((name) => attributes[name] ?? null);
const enough = { order: 'o-1', merchant: 'lucknow' };

it('[FED-08] reads order, kind of identifier, merchant, language and theme', () => {
  expect(read(enough)).toEqual({
    settings: {
      path: '/m/lucknow/status/o-1?orderIdentifierType=ID',
      locale: 'en',
      theme: null,
      needsSession: true,
    },
    faults: [],
  });
  const theme = '{"primary":"#0a5a50"}';
  expect(read({ ...enough, 'order-type': 'GUEST_TOKEN', locale: 'zh', theme }).settings).toEqual({
    path: '/m/lucknow/status/o-1?orderIdentifierType=GUEST_TOKEN',
    locale: 'zh',
    theme,
    needsSession: false,
  });
});

it.each([
  [{ merchant: 'lucknow' }, 'order', 'is missing.'],
  [{ order: ' ', merchant: 'lucknow' }, 'order', 'is missing.'],
  [{ order: 'a/../b?c=d', merchant: 'lucknow' }, 'order', 'is not an identifier.'],
  [{ order: 'a'.repeat(201), merchant: 'lucknow' }, 'order', 'is not an identifier.'],
  [{ order: 'o-1' }, 'merchant', 'is missing.'],
  [{ ...enough, 'order-type': 'id' }, 'order-type', 'must be one of ID, TOKEN, GUEST_TOKEN.'],
  [{ ...enough, locale: 'fr' }, 'locale', 'must be one of en, zh.'],
])(
  '%j is refused with the attribute’s name and the reason, never with its value',
  (given, attribute, reason) => {
    expect(read(given)).toEqual({ settings: null, faults: [{ attribute, reason }] });
  },
);

it.each([
  ['red', 'is not JSON with colours.'],
  ['{}', 'is not JSON with colours.'],
  ['{"primary":"#0a5a50","shadow":"#000"}', 'has colours that cannot be used: shadow.'],
  ['{"primary":"red;} body{display:none"}', 'has colours that cannot be used: primary.'],
])('the theme %s is reported, and the order is still shown', (theme, reason) => {
  const { settings, faults } = read({ ...enough, theme });
  expect(settings).toMatchObject({ theme });
  expect(faults).toEqual([{ attribute: 'theme', reason }]);
});
