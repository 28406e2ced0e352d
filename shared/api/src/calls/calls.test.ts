import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { session } from '@tiffin/auth';
import { sampleCalls, samplesOf } from '@tiffin/contracts/test-support';
import { teamQueries } from '../queries/team.queries';
import { setOrderSource } from '../transport/order-source';
import { setReadRetries } from '../transport/retry-read';
import { setRequestLocale } from '../transport/request-locale';
import { callByName } from '../test-support/call-by-name';
import { addedCalls, specifiedCalls } from '../test-support/section-seven';
import type { SpecifiedCall } from '../test-support/section-seven';
import { services, startNetwork } from '../test-support/start-network';
import { call as make } from './call';

/** A path parameter as awkward as they come. */
const awkwardId = 'a b/ü';
const samples = sampleCalls(awkwardId);

function sampleOf(wanted: string): (typeof samples)[number] {
  const sample = samples.find(({ name }) => name === wanted);
  if (!sample) throw new Error(`The contracts have no call "${wanted}".`);
  return sample;
}

const rows = [
  ...specifiedCalls('main').map((call) => ['[API-02]', call.name, call] as const),
  ...specifiedCalls('userGateway').map((call) => ['[LOY-04]', call.name, call] as const),
  ...specifiedCalls('fulfillment').map((call) => ['[API-10]', call.name, call] as const),
  ...specifiedCalls('invite').map((call) => ['[API-10]', call.name, call] as const),
  ...specifiedCalls('gateway').map((call) => ['[API-11]', call.name, call] as const),
  ...addedCalls('main').map((call) => ['beyond section 7:', call.name, call] as const),
  ...addedCalls('fulfillment').map((call) => ['beyond section 7:', call.name, call] as const),
  ...addedCalls('invite').map((call) => ['beyond section 7:', call.name, call] as const),
  ...addedCalls('gateway').map((call) => ['beyond section 7:', call.name, call] as const),
];

it('[API-02] [API-10] [API-11] the specification has 44, 2, 15, 1 and 16 calls, which the contracts have', () => {
  const counts = (['main', 'userGateway', 'fulfillment', 'invite', 'gateway'] as const).map(
    (service) => specifiedCalls(service).length,
  );
  expect(counts).toEqual([44, 2, 15, 1, 16]);
  const ours = samples.filter(
    ({ call }) => !['organisation', 'identity', 'analytics'].includes(call.service),
  );
  expect(ours.map(({ name }) => name).sort()).toEqual(rows.map(([, name]) => name).sort());
});

it('names the extension of every call beyond section 7, and of no other', () => {
  const specified = rows
    .filter(([requirement]) => requirement !== 'beyond section 7:')
    .map(([, name]) => name);
  const beyond = rows.map(([, name]) => name).filter((name) => !specified.includes(name));
  expect(beyond).toHaveLength(26);
  expect(beyond.filter((name) => sampleOf(name).call.extension === undefined)).toEqual([]);
  expect(specified.filter((name) => sampleOf(name).call.extension !== undefined)).toEqual([]);
});

function makeWithAll(wanted: string): Promise<unknown> {
  const { name, params } = sampleOf(wanted);
  return callByName(name, params);
}

function answerOf({ name }: Pick<SpecifiedCall, 'name'>): unknown {
  return samplesOf(sampleOf(name).call.response)[0];
}

describe.each(rows)('%s %s', (requirement, _name, call) => {
  it(`${requirement} goes out with the specification's method, path, query and body`, async () => {
    const requests = startNetwork(() => ({ data: answerOf(call) }));
    await makeWithAll(call.name);
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
    const result = await makeWithAll(call.name);
    const { query, body } = sampleOf(call.name).call;
    const params: Readonly<Record<string, unknown>> = requests[0]?.params ?? {};
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    if (query) expect(query.safeParse(texts)).toMatchObject({ success: true });
    if (body) expect(body.safeParse(JSON.parse(requests[0]?.data))).toMatchObject({ success: true });
    const values = Object.values(answer ?? {});
    const isNotUnwrapped = ['getFulfillmentValidation', 'getCookies', 'payGuestPart'].includes(call.name);
    const whole = isNotUnwrapped || values.length > 1;
    expect(result).toEqual(values.length === 0 ? undefined : whole ? answer : values[0]);
  });

  it('[API-01] [SRC-02] sends token, language, credentials and order source, for a person and for a guest', async () => {
    const requests = startNetwork(() => ({ data: answerOf(call) }));
    setOrderSource({ orderSource: 'ORGANIZATION', sourceId: 's', subdomain: 'd', subdomainId: 'i' });
    const source = {
      'x-tiffin-order-source': 'ORGANIZATION',
      'x-tiffin-order-source-id': 's',
      'x-tiffin-order-source-subdomain': 'd',
      'x-tiffin-order-source-subdomain-id': 'i',
    };
    await makeWithAll(call.name);
    expect(requests[0]).toMatchObject({ withCredentials: true });
    expect(requests[0]?.headers).toMatchObject({
      ...source,
      Authorization: 'Bearer user-token',
      'Accept-Language': 'en;q=0.9',
    });
    session.clearToken('expired');
    setRequestLocale('zh');
    await makeWithAll(call.name);
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
    await expect(makeWithAll(call.name)).rejects.toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(isRead ? 3 : 1);
  });
});

beforeEach(() => {
  setRequestLocale('en');
  setOrderSource(null);
});

it('[CRT-21] a promo code is removed by checkoutCodeToRemove', async () => {
  const requests = startNetwork(() => ({ data: answerOf({ name: 'putCartCheckoutCode' }) }));
  await make('putCartCheckoutCode', { merchantId: 'm', body: { checkoutCodeToRemove: 'LUNCH' } });
  expect(JSON.parse(requests[0]?.data)).toEqual({ checkoutCodeToRemove: 'LUNCH' });
});

const text: unknown = expect.any(String);

it.each([
  [
    '[CHK-05]',
    'placeOrder',
    {
      guestProfile: null,
      challengeAnswer: { stripeChallengeAnswer: { stripeId: text }, challengeMetadataReplay: text },
    },
  ],
  [
    '[TEM-06]',
    'sendEmailVerification',
    { source: { sourceType: 'TIFFIN_WEB', subdomain: text }, email: text, promoCode: text, teamId: text },
  ],
  [
    '[TEM-04]',
    'createTeam',
    {
      teamDetails: { name: text },
      locations: [{ googlePlaceId: text }],
      userSettings: { workEmail: text },
    },
  ],
])('%s the body of %s holds what the specification says', async (_requirement, name, expected) => {
  const requests = startNetwork(() => ({ data: answerOf({ name }) }));
  await makeWithAll(name);
  expect(JSON.parse(requests[0]?.data)).toMatchObject(expected);
});

it('[TEM-02] an empty name finds no team and asks nobody', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  expect(await new QueryClient().fetchQuery(teamQueries.search('  '))).toEqual([]);
  expect(requests).toEqual([]);
});

const point = { latitude: 1, longitude: 2 };

it.each([
  ['[TEM-02] teams', 'searchTeams', () => make('searchTeams', { name: 'n' }), { name: 'n', limit: 10 }],
  [
    '[ACT-04] active orders',
    'getActiveOrders',
    () => make('getActiveOrders', {}),
    { maxMinutesAfterComplete: 60 },
  ],
  [
    '[CRT-13] a claimed cart',
    'claimCart',
    () => make('claimCart', { merchantId: 'm' }),
    { sourceType: 'CURRENT_EXTERNAL_ID' },
  ],
  [
    'nearby merchants',
    'getNearbyMerchants',
    () => make('getNearbyMerchants', point),
    { ...point, maxDistance: 5000 },
  ],
  [
    'nearby cuisines',
    'getNearbyCategories',
    () => make('getNearbyCategories', point),
    { ...point, maxDistance: 5000 },
  ],
  [
    '[GRP-10] a changed group',
    'updateFulfillment',
    () => make('updateFulfillment', { id: 'g', body: {} }),
    { withValidation: true },
  ],
])('%s: the specified defaults are sent', async (_title, name, send, query) => {
  const requests = startNetwork(() => ({ data: answerOf({ name }) }));
  await send();
  expect(requests[0]?.params).toEqual(query);
});
