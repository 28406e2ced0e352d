import { expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { getConfig, NO_SIDE_SERVICES, setConfig } from '@tiffin/config';
import type { EventBatch } from '@tiffin/contracts';
import {
  analyticsService,
  contentManagement,
  identityService,
  ipLookup,
  organisationService,
} from '@tiffin/contracts/schemas';
import * as api from '../background';
import { startNetwork } from '../test-support/start-network';
import { call } from './call';
import { getResourceSet } from './resource-set';

const batch: EventBatch = {
  batchDeliveryUuid: '2b1f9d39-4f9a-4dd2-9a1c-5d0e0a8f6a11',
  clientSubmittedTimestamp: '2026-11-21T12:00:01.000Z',
  sourceType: 'WEB',
  sourceVersion: '110001',
  sourceName: 'tiffin',
  events: [],
};
const organization = {
  organizationId: 'o1',
  name: 'Northlight',
  subdomain: 'northlight',
  isOrg: true,
  configEntries: { publicServiceClientId: 'p', publicServiceClientSecret: 's', webClientId: 'w' },
};
const account = {
  id: 'u1',
  username: 'ana',
  firstName: 'Ana',
  lastName: 'O',
  email: 'a@example.com',
  emailVerified: true,
};
const refresh = { refresh_token: 'r', client_id: 'athena-client', grant_type: 'refresh_token' } as const;
const entries = (...resources: readonly object[]) => ({
  sys: { type: 'Array' },
  total: resources.length,
  skip: 0,
  limit: 100,
  items: resources.map((each) => ({
    sys: {
      id: 'x',
      type: 'Entry',
      locale: 'en',
      updatedAt: '2026-11-21T12:00:00.000Z',
      contentType: { sys: { id: 'resourceSet' } },
    },
    fields: { name: 'home-banner', resources: each },
  })),
});

it.each([
  [
    '[SRC-04] getOrganizationConfig',
    () => call('getOrganizationConfig', { subdomain: 'northlight' }),
    organisationService.getOrganizationConfig,
    'GET http://organisation.test/organizations/configs/public?subdomain=northlight',
    organization,
    organization,
  ],
  [
    '[API-12] getAccountInfo',
    () => call('getAccountInfo', {}),
    identityService.getAccountInfo,
    'GET http://identity.test/account',
    account,
    account,
  ],
  [
    '[API-12] getServiceToken',
    () =>
      call('getServiceToken', {
        body: { client_id: 'c', client_secret: 's', grant_type: 'client_credentials' },
      }),
    identityService.getServiceToken,
    'POST http://identity.test/token client_id=c&client_secret=s&grant_type=client_credentials',
    { access_token: 't', expires_in: 300 },
    { access_token: 't', expires_in: 300 },
  ],
  [
    '[API-12] refreshAccessToken',
    () => call('refreshAccessToken', { body: refresh }),
    identityService.refreshAccessToken,
    'POST http://identity.test/refresh refresh_token=r&client_id=athena-client&grant_type=refresh_token',
    { access_token: 't2', refresh_token: 'r2', expires_in: 300 },
    { access_token: 't2', refresh_token: 'r2', expires_in: 300 },
  ],
  [
    '[API-05] getResourceSet',
    () => getResourceSet({ name: 'home-banner', locale: 'zh' }),
    contentManagement.getResourceSetEntries,
    'GET http://cms.test/entries?content_type=resourceSet&fields.name=home-banner&locale=zh',
    entries({ title: 'T' }),
    { title: 'T' },
  ],
  [
    '[API-06] lookUpIp',
    () => api.lookUpIp(),
    ipLookup.lookUpIp,
    'GET http://ip-lookup.test/?key=lookup-key',
    { ip: '203.0.113.7', country_code: 'CA' },
    { ip: '203.0.113.7', country_code: 'CA' },
  ],
  [
    '[API-04] sendEventBatch',
    () => api.sendEventBatch(batch),
    analyticsService.sendEventBatch,
    `POST http://analytics.test/v3/event_batch ${JSON.stringify(batch)}`,
    { accepted: 2 },
    2,
  ],
])('%s asks by its contract and gives the answer', async (_name, ask, { response }, line, data, expected) => {
  expect(response.safeParse(data).success).toBe(true);
  const requests = startNetwork(() => ({ data }));
  expect(await ask()).toEqual(expected);
  expect(requests.map(lineOf)).toEqual([line]);
});

it.each([
  ['getResourceSet', () => getResourceSet({ name: 'home-banner', locale: 'en' })],
  ['lookUpIp', () => api.lookUpIp()],
])('%s tells a stranger nothing about the person', async (_name, call) => {
  const [request] = await requestsOf(call);
  expect(request?.withCredentials).toBe(false);
  const names = Object.keys({ ...request?.headers }).map((name) => name.toLowerCase());
  expect(names.filter((name) => /authorization|cookie|x-tiffin/.test(name))).toEqual([]);
});

it('[API-01] sendEventBatch goes with the person’s token, as every call to a service of ours', async () => {
  const [request] = await requestsOf(() => api.sendEventBatch(batch), { accepted: 0 });
  expect(request?.headers['Authorization']).toBe('Bearer user-token');
});

const page = '<!doctype html><title>Gateway</title>';

it.each([
  ['403', () => ({ status: 403, data: {} })],
  ['500', () => ({ status: 500, data: {} })],
  ['429', () => ({ status: 429, data: {} })],
  ['a page instead of data', () => ({ data: page })],
  ['nothing', () => ({ data: '' })],
  ['another shape', () => ({ data: { ip: 7, country_code: 'Canada' } })],
  ['a list', () => ({ data: [] })],
  ['no connection', () => Promise.reject(new Error('offline'))],
])('[API-06] lookUpIp gives null by %s, silently', async (_what, reply) => {
  startNetwork(reply);
  expect(await api.lookUpIp()).toBeNull();
});

it('[API-06] lookUpIp gives null when it takes longer than its limit', async () => {
  let limit: number | undefined;
  startNetwork(({ timeout }) => {
    limit = timeout;
    return Promise.reject(Object.assign(new Error('timeout'), { code: 'ECONNABORTED' }));
  });
  expect(await api.lookUpIp()).toBeNull();
  expect(limit).toBe(3000);
});

it.each([
  ['no entry', entries(), {}],
  ['no list', {}, {}],
  ['an entry without fields', { items: [{ fields: null }] }, {}],
  ['what is no text', entries({ title: 'T', html: { a: 1 }, count: 3, empty: ' ' }), { title: 'T' }],
])('[API-05] a resource set with %s gives %j', async (_what, data, expected) => {
  startNetwork(() => ({ data }));
  expect(await getResourceSet({ name: 'home-banner', locale: 'en' })).toEqual(expected);
});

it('[API-05] cmsQueries.resourceSet keeps each language apart', async () => {
  const requests = startNetwork(({ params }) => ({ data: entries({ title: `in ${params.locale}` }) }));
  const client = new QueryClient();
  const read = (locale: 'en' | 'zh') =>
    client.ensureQueryData(api.cmsQueries.resourceSet('home-banner', locale));
  expect([await read('en'), await read('zh'), await read('en')]).toEqual([
    { title: 'in en' },
    { title: 'in zh' },
    { title: 'in en' },
  ]);
  expect(requests).toHaveLength(2);
});

it('asks nobody where the site does without the service', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  setConfig({ ...getConfig(), sideServices: NO_SIDE_SERVICES });
  expect(await getResourceSet({ name: 'home-banner', locale: 'en' })).toEqual({});
  expect(await api.lookUpIp()).toBeNull();
  expect(api.sendLastEventBatch(batch)).toBe(false);
  expect(requests).toEqual([]);
});

it('[API-04] the last batch of a page is left with the browser, as plain text', () => {
  startNetwork(() => ({ data: {} }));
  const sendBeacon = jest.fn<(url: string, body: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  expect(api.sendLastEventBatch(batch)).toBe(true);
  expect(sendBeacon).toHaveBeenCalledWith('http://analytics.test/v3/event_batch', JSON.stringify(batch));
  sendBeacon.mockReturnValue(false);
  expect(api.sendLastEventBatch(batch)).toBe(false);
});

type Requests = ReturnType<typeof startNetwork>;

async function requestsOf(call: () => Promise<unknown>, data: unknown = {}): Promise<Requests> {
  const requests = startNetwork(() => ({ data }));
  await call();
  return requests;
}

function lineOf({ method = '', baseURL = '', url = '', params = {}, data }: Requests[number]): string {
  const query = new URLSearchParams(params).toString();
  const address = `${new URL(baseURL + url).href}${query && `?${query}`}`;
  return [method.toUpperCase(), address, ...(data === undefined ? [] : [String(data)])].join(' ');
}
