import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseQueryParameters } from './query-parameters';
import type { QueryParameters } from './query-parameters';

const valueOf = (name: string, search: string): unknown => {
  const entries: [string, unknown][] = Object.entries(parseQueryParameters(search));
  return entries.find(([own]) => own === name)?.[1];
};

const words = (lines: string): readonly string[] => lines.split(/\s+/);

/** The parameter names of specification 2, list by list. */
const merchantTexts = words(
  'mid workspaceId catalogId group city cuisine catering fulfillmentId merchantName merchantPreviewId countryCode placeId q top r address deliveryAddressId',
);
const embedTexts = words('embed did edid');
const displayTexts = words('menudraftid themeJSON lang');
const displayFlags = words(
  'hidePickup forceDelivery pickup orderLater suppressOrderBar debugreview inStore hideExpressServiceModal hideDownloadApp hideDineInToggle',
);
const navigationTexts = words(
  'invite_id onLogIn checkoutLogin ownerId item origin claim back backUrl referrer offer',
);
const navigationFlags = words('share goShare learn on op od p');
const promoTexts = words('promo promoCode emailCode teamJoinSuccess token');
const seatTexts = words('room table');

/** The same names by parser (the flag parser has two more than any list). */
const trueFlags = words('inStore learn orderLater hidePickup pickup hideExpressServiceModal hideDownloadApp');
const oneFlags = words(
  'share goShare goConsumerFlow expressLocalTest suppressOrderBar on op od p hqoLinkout',
);
const notTrue = ['', '0', '1', 'TRUE', 'True', 'yes', 'false', 'true ', '%20true', 'true%00', 'truetrue'];
const notOne = ['', '0', '01', '1.0', '+1', 'true', '11', '1%20', '%201', '%31%31', '１'];

it('knows every parameter of the specification and no other', () => {
  const specified = [
    ...[...merchantTexts, 'lat', 'lon', ...embedTexts, 'hqoLinkout', ...displayTexts, ...displayFlags],
    ...[...navigationTexts, ...navigationFlags, ...promoTexts, 'from', 'listType', ...seatTexts],
    ...words('orderIdentifierType sourceType entity_id goConsumerFlow expressLocalTest'),
  ];
  expect(Object.keys(parseQueryParameters('')).sort()).toEqual([...specified].sort());
});

const rows = (names: readonly string[]) => names.map((name) => ({ name }));

/** Expects a text: unchanged, the first of a repeated name, null if absent or empty. */
function expectText(name: string): void {
  expectRecognised(name, 'plain');
  expect(valueOf(name, `?${name}=plain`)).toBe('plain');
  expect(valueOf(name, `?other=1&${name}=a%20b%26c+d%E6%BC%A2`)).toBe('a b&c d漢');
  expect(valueOf(name, `?${name}=first&${name}=second`)).toBe('first');
  for (const search of ['', `?${name}`, `?${name}=`, `?${name}_=x`, `?x${name}=x`]) {
    expect(valueOf(name, search)).toBeNull();
  }
}

/** Expects that the parameter changes its own value and no other. */
function expectRecognised(name: string, value: string): void {
  const before: [string, unknown][] = Object.entries(parseQueryParameters(''));
  const search = `?${name}=${value}`;
  expect(before.filter(([own, absent]) => valueOf(own, search) !== absent).map(([own]) => own)).toEqual([
    name,
  ]);
}

it.each(rows(merchantTexts))('[PRM-01] $name is a text', ({ name }) => {
  expectText(name);
});
it.each(rows(['lat', 'lon']))('[PRM-01] $name is recognised', ({ name }) => {
  expectRecognised(name, '49.25');
});
it.each(rows(embedTexts))('[PRM-02] $name is a text', ({ name }) => {
  expectText(name);
});
it('[PRM-02] hqoLinkout is recognised', () => {
  expectRecognised('hqoLinkout', '1');
});
it.each(rows(displayTexts))('[PRM-03] $name is a text', ({ name }) => {
  expectText(name);
});
it.each(rows(displayFlags))('[PRM-03] $name is recognised', ({ name }) => {
  expectRecognised(name, name === 'hideDineInToggle' ? 'false' : name === 'suppressOrderBar' ? '1' : 'true');
});
it.each(rows(navigationTexts))('[PRM-04] $name is a text', ({ name }) => {
  expectText(name);
});
it.each(rows(navigationFlags))('[PRM-04] $name is recognised', ({ name }) => {
  expectRecognised(name, name === 'learn' ? 'true' : '1');
});
it.each(rows(promoTexts))('[PRM-05] $name is a text', ({ name }) => {
  expectText(name);
});
it('[PRM-07] entity_id is a text', () => {
  expectText('entity_id');
});
it.each(rows(seatTexts))('[PRM-08] $name is a text', ({ name }) => {
  expectText(name);
});

it.each(rows(trueFlags))('[PRM-09] $name is true only when equal to true', ({ name }) => {
  expect(valueOf(name, `?${name}=true`)).toBe(true);
  expect(valueOf(name, `?${name}=%74rue`)).toBe(true);
  expect(notTrue.filter((value) => valueOf(name, `?${name}=${value}`) !== false)).toEqual([]);
  expect([valueOf(name, ''), valueOf(name, `?${name}`)]).toEqual([false, false]);
  expect(valueOf(name, `?${name}=false&${name}=true`)).toBe(false);
});

it('[PRM-03] forceDelivery, which the specification does not define, is read like the flags beside it', () => {
  expect(valueOf('forceDelivery', '?forceDelivery=true')).toBe(true);
  expect(notTrue.filter((value) => valueOf('forceDelivery', `?forceDelivery=${value}`) !== false)).toEqual(
    [],
  );
});

it('[PRM-10] hideDineInToggle is true when equal to false', () => {
  expect(valueOf('hideDineInToggle', '?hideDineInToggle=false')).toBe(true);
  for (const value of ['true', '0', '1', '', 'FALSE', 'no', 'false%20']) {
    expect(valueOf('hideDineInToggle', `?hideDineInToggle=${value}`)).toBe(false);
  }
  expect([valueOf('hideDineInToggle', ''), valueOf('hideDineInToggle', '?hideDineInToggle')]).toEqual([
    false,
    false,
  ]);
});

it.each(rows(oneFlags))('[PRM-11] $name is true only when equal to 1', ({ name }) => {
  expect(valueOf(name, `?${name}=1`)).toBe(true);
  expect(valueOf(name, `?${name}=%31`)).toBe(true);
  expect(notOne.filter((value) => valueOf(name, `?${name}=${value}`) !== false)).toEqual([]);
  expect([valueOf(name, ''), valueOf(name, `?${name}`)]).toEqual([false, false]);
});

it.each(['?debugreview', '?debugreview=', '?debugreview=false', '?debugreview=0', '?a=1&debugreview=x'])(
  '[PRM-12] [RTE-11] %s: debugreview is true when present',
  (search) => {
    expect(valueOf('debugreview', search)).toBe(true);
  },
);

it.each(['', '?other', '?debugReview', '?x=debugreview'])('[PRM-12] "%s" has no debugreview', (search) => {
  expect(valueOf('debugreview', search)).toBe(false);
});

it.each([
  ['menu', 'menu'],
  ['checkout', 'checkout'],
  ['Menu', null],
  ['cart', null],
  ['', null],
])('[PRM-06] from=%s is %s', (value, expected) => {
  expect(valueOf('from', `?from=${value}`)).toBe(expected);
});

it.each([
  ['building', 'building'],
  ['nearby', 'nearby'],
  ['BUILDING', null],
  ['menu', null],
  ['', null],
])('[PRM-06] listType=%s is %s', (value, expected) => {
  expect(valueOf('listType', `?listType=${value}`)).toBe(expected);
});

it.each([
  ['ID', 'ID'],
  ['TOKEN', 'TOKEN'],
  ['GUEST_TOKEN', 'GUEST_TOKEN'],
  ['guest_token', null],
  ['EMAIL', null],
])('[PRM-07] orderIdentifierType=%s is %s', (value, expected) => {
  expect(valueOf('orderIdentifierType', `?orderIdentifierType=${value}`)).toBe(expected);
});

it.each([
  ['TIFFIN_WEB', 'TIFFIN_WEB'],
  ['TIFFIN_APP', 'TIFFIN_APP'],
  ['ORGANIZATION', 'ORGANIZATION'],
  ['organization', null],
  ['{product}_WEB', null],
])('[PRM-07] sourceType=%s is %s', (value, expected) => {
  expect(valueOf('sourceType', `?sourceType=${value}`)).toBe(expected);
});

const points: readonly (readonly [string, Partial<QueryParameters>])[] = [
  ['?lat=49.28&lon=-123.1', { lat: 49.28, lon: -123.1 }],
  ['?lat=-90&lon=180', { lat: -90, lon: 180 }],
  ['?lat=%2B0.5&lon=-0', { lat: 0.5, lon: -0 }],
  ['?lat=90.0001&lon=-180.0001', { lat: null, lon: null }],
  ['?lat=north&lon=', { lat: null, lon: null }],
  ['?lat=%20&lon=%20%20', { lat: null, lon: null }],
  ['?lat=0x10&lon=1e1', { lat: null, lon: null }],
  ['?lat=NaN&lon=Infinity', { lat: null, lon: null }],
  ['?lat=4,5&lon=4.', { lat: null, lon: null }],
];

it.each(points)('[PRM-01] %s names a point on earth, or null', (search, expected) => {
  expect(parseQueryParameters(search)).toMatchObject(expected);
});

it('reads a query without its question mark', () => {
  expect(parseQueryParameters('token=t')).toMatchObject({ token: 't' });
});

it('broken or double encodings and null characters cause no error', () => {
  expect(parseQueryParameters('?q=%E0%A4%A&item=%zz&room=%00&table=%2541')).toMatchObject({
    item: '%zz',
    room: '\u0000',
    table: '%41',
  });
});

it('a query of 100 kB, or of 20,000 names, is read like any other', () => {
  expect(parseQueryParameters(`?q=${'x'.repeat(100_000)}&learn=true`)).toMatchObject({ learn: true });
  expect(parseQueryParameters(`?${'&=a%20'.repeat(20_000)}&learn=true`)).toMatchObject({ learn: true });
});

it('every query gives every parameter in its type and nothing else', () => {
  const names = Object.keys(parseQueryParameters('')).sort();
  const known = fc.constantFrom(...names, '__proto__', 'constructor');
  const queries = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.tuple(known, fc.string({ unit: 'binary' })), { maxLength: 10 })
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );
  fc.assert(
    fc.property(queries, (search) => {
      const parameters = parseQueryParameters(search);
      expect(Object.keys(parameters).sort()).toEqual(names);
      for (const [name, value] of Object.entries(parameters)) {
        const isFlag = typeof valueOf(name, '') === 'boolean';
        expect(isFlag ? typeof value === 'boolean' : value !== '' && value !== undefined).toBe(true);
      }
      expect(Math.abs(parameters.lat ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(parameters.lon ?? 0)).toBeLessThanOrEqual(180);
    }),
  );
});
