import { describe, expect, it } from '@jest/globals';
import type { RemoteRoute } from '@tiffin/contracts';
import { readSettings } from '../settings';
import { answersByCall, answersForPage, firstCallsOf } from './first-calls';
import { pathParams } from './path-params';

const { config } = readSettings({});
const route: RemoteRoute = {
  path: '/m/:merchantExternalId/menu',
  firstCalls: [
    { call: 'getMerchant', query: { externalId: ':merchantExternalId' } },
    { call: 'getMenus', query: { merchantExternalId: ':merchantExternalId', excludeChoices: true } },
  ],
  firstCallsUnless: ['menudraftid'],
};
const main = 'http://localhost:4000/main/v1';

function callsOf(stated: RemoteRoute, path = '/m/saffron-street/menu', query = '') {
  const params = pathParams(stated.path, path);
  return firstCallsOf(stated, { params, query: new URLSearchParams(query), config });
}

it('[API-01] writes the URLs of the calls that a route states, with the parameters of the path', () => {
  expect(callsOf(route)).toEqual([
    { call: 'getMerchant', url: `${main}/merchants?externalId=saffron-street` },
    { call: 'getMenus', url: `${main}/menus?excludeChoices=true&merchantExternalId=saffron-street` },
  ]);
});

it('takes a parameter as the page’s router reads it', () => {
  expect(callsOf(route, '/m/caf%C3%A9%26b/menu/')[0]?.url).toBe(`${main}/merchants?externalId=caf%C3%A9%26b`);
});

it('fills the path of a call, and keeps a parameter inside its segment', () => {
  const stated: RemoteRoute = {
    path: '/menus/:menuId',
    firstCalls: [{ call: 'getMenu', query: { id: ':menuId', excludeChoices: true } }],
  };
  expect(callsOf(stated, '/menus/a%2Fb%3Fc')).toEqual([
    { call: 'getMenu', url: `${main}/menu/a%2Fb%3Fc?excludeChoices=true` },
  ]);
});

describe('a call for an invitation', () => {
  const path = '/order/fulfillments/:fulfillmentId/edit';
  const call = 'getInviteCard';
  const invited: RemoteRoute = {
    path,
    firstCalls: [{ call, query: { linkId: '?invite_id' }, isForHeadOnly: true }],
  };
  const url = 'http://localhost:4000/invite/invites/k3%2Fjp/card';

  it('takes a parameter of the query, and keeps it inside its segment', () => {
    expect(callsOf(invited, '/order/fulfillments/f1/edit', 'invite_id=k3/jp')).toEqual([
      { call, url, isForHeadOnly: true },
    ]);
  });

  it.each(['', 'invite_id='])('is left out with the query "%s"', (query) => {
    expect(callsOf(invited, '/order/fulfillments/f1/edit', query)).toEqual([]);
  });

  it('does not send the page what only its head shows', () => {
    const calls = [...callsOf(invited, '/order/fulfillments/f1/edit', 'invite_id=k3/jp'), ...callsOf(route)];
    const [, merchant] = calls;
    const answers = { [url]: { card: {} }, [merchant?.url ?? '']: { merchant: {} } };
    expect(answersForPage(calls, answers)).toEqual({ [merchant?.url ?? '']: { merchant: {} } });
    expect(answersForPage(calls, undefined)).toBeUndefined();
    expect(answersByCall(calls, answers)).toEqual({
      getInviteCard: { card: {} },
      getMerchant: { merchant: {} },
    });
  });
});

it.each<[string, Parameters<typeof callsOf>]>([
  ['a route that states none', [{ ...route, firstCalls: undefined }]],
  ['a query with which the screen reads something else', [route, '/m/saffron-street/menu', 'menudraftid=7']],
  ['a path that cannot be read', [route, '/m/%E0%A4%A/menu']],
])('writes none for %s', (_what, asked) => {
  expect(callsOf(...asked)).toEqual([]);
});

it.each(['getEverything', 'getUser', 'placeOrder', 'getMenu', 'constructor'])(
  'leaves out %s: no call that everybody may make by what is stated',
  (call) => {
    expect(callsOf({ ...route, firstCalls: [{ call, query: {} }] })).toEqual([]);
  },
);

it('finds the answers by the names of their calls, without those that have none', () => {
  const calls = callsOf(route);
  const menus = calls[1]?.url ?? '';
  expect(answersByCall(calls, { [menus]: { menu: null } })).toEqual({ getMenus: { menu: null } });
  expect(answersByCall(calls)).toEqual({});
});
