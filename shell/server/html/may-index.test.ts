import { expect, it } from '@jest/globals';
import { mayIndex } from './may-index';

const menu = '/m/lucknow/menu';
const answersOf = (merchant: unknown) => ({
  'http://main/v1/menus': { menu: {} },
  'http://main/v1/merchants': merchant,
});

it.each([
  ['the home page', '/', undefined, true],
  ['a catalog', '/catalogs/noon', undefined, true],
  ['a menu', menu, answersOf({ merchant: { suppressSearchIndexing: false } }), true],
  ['a suppressed menu', menu, answersOf({ merchant: { suppressSearchIndexing: true } }), false],
  ['a menu whose merchant was not read', menu, {}, false],
  ['a menu with a strange answer', menu, answersOf('<html>'), false],
  ['a checkout', '/m/lucknow/place/order', undefined, false],
  ['an order', '/m/lucknow/status/1', undefined, false],
  ['a group', '/order/fulfillments/f1/edit', undefined, false],
  ['nothing', '/nowhere', undefined, false],
])('[MER-09] search engines and %s', (_what, path, answers, may) => {
  expect(mayIndex(path, answers)).toBe(may);
});
