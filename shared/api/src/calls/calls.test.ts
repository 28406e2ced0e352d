import { beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@tiffin/auth';
import type { Call } from '@tiffin/contracts';
import {
  contentGateway,
  fulfillmentService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';
import { samplesOf } from '@tiffin/contracts/test-support';
import * as api from '../index';
import { setReadRetries } from '../transport/read-again';
import { awkwardId, everyCall } from '../test-support/every-call';
import { specifiedCalls } from '../test-support/section-seven';
import type { SpecifiedCall } from '../test-support/section-seven';
import { services, startNetwork } from '../test-support/start-network';

const contracts: Readonly<Record<string, Call>> = {
  ...mainApi,
  ...userGateway,
  ...fulfillmentService,
  ...inviteService,
  ...contentGateway,
};

const rows = [
  ...specifiedCalls('main').map((call) => ['[API-02]', call.name, call] as const),
  ...specifiedCalls('userGateway').map((call) => ['[LOY-04]', call.name, call] as const),
  ...specifiedCalls('fulfillment').map((call) => ['[API-10]', call.name, call] as const),
  ...specifiedCalls('invite').map((call) => ['[API-10]', call.name, call] as const),
  ...specifiedCalls('gateway').map((call) => ['[API-11]', call.name, call] as const),
];

it('[API-02] [API-10] [API-11] the specification has 44, 2, 15, 1 and 16 calls, and so have contracts and clients', () => {
  const counts = (['main', 'userGateway', 'fulfillment', 'invite', 'gateway'] as const).map(
    (service) => specifiedCalls(service).length,
  );
  expect(counts).toEqual([44, 2, 15, 1, 16]);
  const names = rows.map(([, name]) => name).sort();
  expect(Object.keys(contracts).sort()).toEqual(names);
  expect(Object.keys(everyCall).sort()).toEqual(names);
});

const unknown = () => Promise.reject(new Error('No such call'));
const make = ({ name }: SpecifiedCall) => (everyCall[name] ?? unknown)();
const answerOf = ({ name }: SpecifiedCall) => samplesOf(contracts[name]?.response)[0];

describe.each(rows)('%s %s', (requirement, _name, call) => {
  it(`${requirement} goes out with the specification's method, path, query and body`, async () => {
    const requests = startNetwork(() => ({ data: answerOf(call) }));
    await make(call);
    const [request, ...more] = requests;
    expect(more).toEqual([]);
    expect(request?.method?.toUpperCase()).toBe(call.method);
    expect(request?.baseURL).toBe(services[call.service]);
    expect(request?.url).toBe(call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(awkwardId)));
    expect(Object.keys(request?.params ?? {}).sort()).toEqual(call.query);
    const body: unknown = request?.data === undefined ? {} : JSON.parse(request.data);
    expect(Object.keys(body ?? {}).sort()).toEqual(call.body);
  });

  it(`${requirement} sends what its contract allows and gives the entity of the answer`, async () => {
    const answer = answerOf(call);
    const requests = startNetwork(() => ({ data: answer }));
    const result = await make(call);
    const { query, body } = contracts[call.name] ?? {};
    const params: Readonly<Record<string, unknown>> = requests[0]?.params ?? {};
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    if (query) expect(query.safeParse(texts)).toMatchObject({ success: true });
    if (body) expect(body.safeParse(JSON.parse(requests[0]?.data))).toMatchObject({ success: true });
    const values = Object.values(answer ?? {});
    const whole = ['getFulfillmentValidation', 'getCookies'].includes(call.name) || values.length > 1;
    expect(result).toEqual(values.length === 0 ? undefined : whole ? answer : values[0]);
  });

  it('[API-01] [SRC-02] sends token, language, credentials and order source, for a person and for a guest', async () => {
    const requests = startNetwork(() => ({ data: answerOf(call) }));
    api.setOrderSource({ orderSource: 'ORGANIZATION', sourceId: 's', subdomain: 'd', subdomainId: 'i' });
    const source = {
      'x-tiffin-order-source': 'ORGANIZATION',
      'x-tiffin-order-source-id': 's',
      'x-tiffin-order-source-subdomain': 'd',
      'x-tiffin-order-source-subdomain-id': 'i',
    };
    await make(call);
    expect(requests[0]).toMatchObject({ withCredentials: true });
    expect(requests[0]?.headers).toMatchObject({
      ...source,
      Authorization: 'Bearer user-token',
      'Accept-Language': 'en;q=0.9',
    });
    session.clearToken('expired');
    api.setRequestLocale('zh');
    await make(call);
    expect(requests[1]?.headers).toMatchObject({
      ...source,
      Authorization: 'Bearer guest-token',
      'Accept-Language': 'zh,en;q=0.9',
    });
  });

  const isRead = call.method === 'GET';
  it(`[API-01] ${isRead ? 'is asked again' : 'is never sent again'} when the service fails`, async () => {
    const requests = startNetwork(() => ({ status: 503, data: '' }));
    setReadRetries({ wait: async () => undefined });
    await expect(make(call)).rejects.toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(isRead ? 3 : 1);
  });
});

beforeEach(() => {
  api.setRequestLocale('en');
  api.setOrderSource(null);
});

it('[CRT-21] a promo code is removed by checkoutCodeToRemove', async () => {
  const requests = startNetwork(() => ({ data: samplesOf(mainApi.putCartCheckoutCode.response)[0] }));
  await api.putCartCheckoutCode({ merchantId: 'm', body: { checkoutCodeToRemove: 'LUNCH' } });
  expect(JSON.parse(requests[0]?.data)).toEqual({ checkoutCodeToRemove: 'LUNCH' });
});

it.each([
  [
    '[CHK-05]',
    'placeOrder',
    {
      guestProfile: null,
      challengeAnswer: { stripeChallengeAnswer: { stripeId: 'pi' }, challengeMetadataReplay: 'r' },
    },
  ],
  [
    '[TEM-06]',
    'sendEmailVerification',
    { source: { sourceType: 'TIFFIN_WEB', subdomain: null }, email: 'a@example.com' },
  ],
  [
    '[TEM-04]',
    'createTeam',
    {
      teamDetails: { name: 'n' },
      locations: [{ googlePlaceId: 'g' }],
      userSettings: { workEmail: 'a@example.com' },
    },
  ],
])('%s the body of %s holds what the specification says', async (_requirement, name, expected) => {
  const requests = startNetwork(() => ({ data: samplesOf(contracts[name]?.response)[0] }));
  await everyCall[name]?.();
  expect(JSON.parse(requests[0]?.data)).toMatchObject(expected);
});

it('[TEM-02] an empty name finds no team and asks nobody', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  expect(await api.searchTeams({ name: '  ' })).toEqual([]);
  expect(requests).toEqual([]);
});

const point = { latitude: 1, longitude: 2 };

it.each([
  ['[TEM-02] teams', 'searchTeams', () => api.searchTeams({ name: 'n' }), { name: 'n', limit: 10 }],
  ['[ACT-04] active orders', 'getActiveOrders', () => api.getActiveOrders(), { maxMinutesAfterComplete: 60 }],
  [
    '[CRT-13] a claimed cart',
    'claimCart',
    () => api.claimCart({ merchantId: 'm' }),
    { sourceType: 'CURRENT_EXTERNAL_ID' },
  ],
  [
    'nearby merchants',
    'getNearbyMerchants',
    () => api.getNearbyMerchants(point),
    { ...point, maxDistance: 5000 },
  ],
  [
    'nearby cuisines',
    'getNearbyCategories',
    () => api.getNearbyCategories(point),
    { ...point, maxDistance: 5000 },
  ],
  [
    '[GRP-10] a changed group',
    'updateFulfillment',
    () => api.updateFulfillment({ id: 'g', body: {} }),
    { withValidation: true },
  ],
])('%s: the specified defaults are sent', async (_title, name, send, query) => {
  const requests = startNetwork(() => ({ data: samplesOf(contracts[name]?.response)[0] }));
  await send();
  expect(requests[0]?.params).toEqual(query);
});
