import { expect, it } from '@jest/globals';
import { parseQueryParameters } from './query-parameters';
import type { QueryParameters } from './query-parameters';

const valueOf = (name: string, search: string): unknown => {
  const entries: [string, unknown][] = Object.entries(parseQueryParameters(search));
  return entries.find(([own]) => own === name)?.[1];
};

const specified = [
  'mid workspaceId catalogId group city cuisine catering fulfillmentId merchantName merchantPreviewId countryCode',
  'placeId q lat lon top r address deliveryAddressId embed hqoLinkout did edid hidePickup forceDelivery pickup',
  'orderLater suppressOrderBar debugreview menudraftid themeJSON lang inStore hideExpressServiceModal',
  'hideDownloadApp hideDineInToggle invite_id onLogIn share goShare learn checkoutLogin ownerId item origin claim',
  'back backUrl referrer offer on op od p promo promoCode emailCode teamJoinSuccess token from listType',
  'orderIdentifierType sourceType entity_id room table goConsumerFlow expressLocalTest',
].flatMap((line) => line.split(' '));

it('knows every parameter of the specification and no other', () => {
  expect(Object.keys(parseQueryParameters('')).sort()).toEqual([...specified].sort());
});

it.each([
  'inStore',
  'learn',
  'orderLater',
  'hidePickup',
  'pickup',
  'hideExpressServiceModal',
  'hideDownloadApp',
])('%s is true only when equal to true', (name) => {
  expect(['true', '1', 'TRUE', ''].map((value) => valueOf(name, `?${name}=${value}`))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(valueOf(name, '')).toBe(false);
});

it.each([
  ...['share', 'goShare', 'goConsumerFlow', 'expressLocalTest', 'suppressOrderBar'],
  ...['on', 'op', 'od', 'p', 'hqoLinkout'],
])('%s is true only when equal to 1', (name) => {
  expect(['1', 'true', '01', ''].map((value) => valueOf(name, `?${name}=${value}`))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(valueOf(name, '')).toBe(false);
});

it('hideDineInToggle is true when equal to false', () => {
  const values = ['false', 'true', '1', ''].map((value) =>
    valueOf('hideDineInToggle', `hideDineInToggle=${value}`),
  );
  expect(values).toEqual([true, false, false, false]);
  expect(valueOf('hideDineInToggle', '')).toBe(false);
});

it('[RTE-11] debugreview is true when present, and menudraftid is read', () => {
  const values = ['?debugreview', '?debugreview=false', '?other'].map((search) =>
    valueOf('debugreview', search),
  );
  expect(values).toEqual([true, true, false]);
  expect(valueOf('menudraftid', '?menudraftid=draft-1')).toBe('draft-1');
});

const read: readonly (readonly [string, Partial<QueryParameters>])[] = [
  ['?invite_id=link-1&item=item-dal', { invite_id: 'link-1', item: 'item-dal' }],
  ['?q=dal%20makhani&cuisine=', { q: 'dal makhani', cuisine: null }],
  ['?lat=49.28&lon=-123.1', { lat: 49.28, lon: -123.1 }],
  ['?lat=91&lon=-181', { lat: null, lon: null }],
  ['?lat=north&lon=', { lat: null, lon: null }],
  ['?orderIdentifierType=GUEST_TOKEN', { orderIdentifierType: 'GUEST_TOKEN' }],
  ['?orderIdentifierType=guest', { orderIdentifierType: null }],
  ['?from=checkout&listType=nearby', { from: 'checkout', listType: 'nearby' }],
  ['?from=elsewhere&listType=x', { from: null, listType: null }],
  ['?sourceType=ORGANIZATION&entity_id=7', { sourceType: 'ORGANIZATION', entity_id: '7' }],
  ['?room=12&table=4&room=13', { room: '12', table: '4' }],
  ['token=no-question-mark', { token: 'no-question-mark' }],
];

it.each(read)('reads %s', (search, expected) => {
  expect(parseQueryParameters(search)).toMatchObject(expected);
});
