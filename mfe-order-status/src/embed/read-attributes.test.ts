import { expect, it } from '@jest/globals';
import { readAttributes } from './read-attributes';

type Texts = Readonly<Record<string, string>>;
const read = (attributes: Texts, properties: Texts = {}) =>
  readAttributes({
    attribute: (name) => attributes[name] ?? null,
    customProperty: (name) => properties[name] ?? '',
  });
const enough = { order: 'o-1', merchant: 'lucknow' };

it('[FED-08] reads order, kind of identifier, merchant, variant, language, name and theme', () => {
  expect(read(enough)).toEqual({
    settings: {
      path: '/m/lucknow/status/o-1?orderIdentifierType=ID',
      locale: 'en',
      variant: 'full',
      theme: null,
      label: null,
      needsSession: true,
    },
    faults: [],
  });
  const theme = '{"primary":"#0a5a50"}';
  const more = { 'order-type': 'GUEST_TOKEN', locale: 'zh', variant: 'compact', label: ' Lunch ', theme };
  expect(read({ ...enough, ...more }).settings).toEqual({
    path: '/m/lucknow/status/o-1?orderIdentifierType=GUEST_TOKEN',
    locale: 'zh',
    variant: 'compact',
    theme,
    label: 'Lunch',
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
  [{ ...enough, variant: 'tiny' }, 'variant', 'must be one of full, compact.'],
])(
  '%j is refused with the attribute’s name and the reason, never with its value',
  (given, attribute, reason) => {
    expect(read(given)).toEqual({ settings: null, faults: [{ attribute, reason }] });
  },
);

it.each([
  ['red', 'is not JSON with colours.', null],
  ['{}', 'is not JSON with colours.', null],
  [
    '{"primary":"#0a5a50","shadow":"#000"}',
    'has colours that cannot be used: shadow.',
    '{"primary":"#0a5a50"}',
  ],
  ['{"primary":"red;} body{display:none"}', 'has colours that cannot be used: primary.', null],
])('the theme %s is reported, and the order is still shown', (theme, reason, used) => {
  const { settings, faults } = read({ ...enough, theme });
  expect(settings).toMatchObject({ theme: used });
  expect(faults).toEqual([{ attribute: 'theme', reason }]);
});

it('takes colours from custom properties, and those of the attribute before them', () => {
  const styles = { '--tiffin-primary': '#111111', '--tiffin-text': '#222', '--tiffin-link': 'url(x)' };
  const { settings, faults } = read({ ...enough, theme: '{"primary":"#0a5a50"}' }, styles);
  expect(JSON.parse(settings?.theme ?? '')).toEqual({ primary: '#0a5a50', text: '#222222' });
  expect(faults).toEqual([{ attribute: '--tiffin-link', reason: 'is no colour that can be used.' }]);
});

it('leaves out a name that is too long', () => {
  const { settings, faults } = read({ ...enough, label: 'x'.repeat(101) });
  expect(settings).toMatchObject({ label: null });
  expect(faults).toEqual([{ attribute: 'label', reason: 'is longer than 100 characters.' }]);
});
