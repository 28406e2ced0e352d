import { expect, it } from '@jest/globals';
import type { RemoteRoute } from '@tiffin/contracts';
import { readSettings } from '../settings';
import { firstCallUrls } from './first-calls';

const { config } = readSettings({});
const route: RemoteRoute = {
  path: '/m/:merchantExternalId/menu',
  firstCalls: [
    { call: 'getMerchant', query: { externalId: ':merchantExternalId' } },
    { call: 'getMenus', query: { merchantExternalId: ':merchantExternalId', excludeChoices: true } },
  ],
  firstCallsUnless: ['menudraftid'],
};
const page = { path: '/m/saffron-street/menu', query: new URLSearchParams(), config };
const main = 'http://localhost:4000/main/v1';

it('[API-01] writes the URLs of the calls that a route states, with the parameters of the path', () => {
  expect(firstCallUrls(route, page)).toEqual([
    `${main}/merchants?externalId=saffron-street`,
    `${main}/menus?excludeChoices=true&merchantExternalId=saffron-street`,
  ]);
});

it('takes a parameter as the page’s router reads it', () => {
  expect(firstCallUrls(route, { ...page, path: '/m/caf%C3%A9%26b/menu/' })[0]).toBe(
    `${main}/merchants?externalId=caf%C3%A9%26b`,
  );
});

it.each([
  ['a route that states none', { ...route, firstCalls: undefined }, page],
  [
    'a query with which the screen reads something else',
    route,
    { ...page, query: new URLSearchParams('menudraftid=7') },
  ],
  ['a path that cannot be read', route, { ...page, path: '/m/%E0%A4%A/menu' }],
])('writes none for %s', (_what, stated, asked) => {
  expect(firstCallUrls(stated, asked)).toEqual([]);
});

it.each(['getEverything', 'getUser', 'placeOrder', 'getMenu', 'constructor'])(
  'leaves out %s: no call that everybody may make by its query alone',
  (call) => {
    expect(firstCallUrls({ ...route, firstCalls: [{ call, query: {} }] }, page)).toEqual([]);
  },
);
