import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { isFlagOn, parseCookies, setConfig, setFlags, writeCookie } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import type { RemoteLoader } from '@tiffin/federation';
import { ana, fakeNetwork, startTestSession, testConfig, testSideServices } from '@tiffin/testing';
import { applyParameters } from '../parameters/apply-parameters';
import { reportError } from './error-reports';
import { collectFacts } from './facts';
import { startTelemetry } from './start-telemetry';

const loader: RemoteLoader & Parameters<typeof startTelemetry>[0]['loader'] = {
  routeOf: (path) => ({ path, remote: 'mfe-menu-cart' }),
  peek: (name) => ({
    name,
    version: '1.2.3',
    url: '',
    remote: { contract: 2, routes: [] },
  }),
  load: () => Promise.reject(new Error('not here')),
  ownerOf: () => undefined,
  report: () => undefined,
  renew: () => undefined,
  worked: () => undefined,
  refuse: () => false,
};
const before = globalThis.fetch;
const asked: { readonly url: string; readonly body: string }[] = [];
let flags: Readonly<Record<string, boolean>> = {};

beforeEach(async () => {
  asked.length = 0;
  flags = {};
  startTestSession(ana);
  await session.ready;
  setConfig({ ...testConfig, release: 'shell@1.0.0-1a2b3c4d5e', sideServices: testSideServices });
  window.history.replaceState(null, '', '/m/dal/menu');
  Object.assign(globalThis, {
    fetch: async (input: string | Request, init?: { readonly body?: unknown }) => {
      const isRequest = typeof input !== 'string';
      asked.push({
        url: isRequest ? input.url : input,
        body: isRequest ? await input.text() : String(init?.body),
      });
      return Response.json({
        flags: Object.entries(flags).map(([key, value]) => ({ key, value, reason: 'STATIC' })),
      });
    },
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: before });
  document.head.replaceChildren();
  act(() => setFlags({}));
  localStorage.clear();
});

it('tells events with remote and version, errors, flags and the device, early ones too', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const network = fakeNetwork({
    lookUpIp: () => ({ ip: '203.0.113.7', country_code: 'GB' }),
    sendEventBatch: () => ({ accepted: 1 }),
  });
  collectFacts();
  bus.emit('screenViewed', { route: '/m/:merchantExternalId/menu' });
  reportError(new Error('early'), { remote: 'mfe-menu-cart', version: '1.2.3' });
  flags = { quick_reorder: true };
  startTelemetry({ loader, locale: 'zh' });
  bus.emit('orderPlaced', { orderId: 'o1', merchantId: 'm1' });
  await jest.advanceTimersByTimeAsync(6000);
  jest.useRealTimers();

  await waitFor(() => expect(network.callsOf('sendEventBatch')).toHaveLength(1));
  const [call] = network.callsOf('sendEventBatch');
  expect(call?.body).toMatchObject({
    events: [
      { eventType: 'screen', eventAction: 'viewed' },
      // By which a rollout of the shell is judged.
      {
        eventType: 'remote',
        eventAction: 'loaded',
        eventParams: { remote: 'shell', version: '1.0.0-1a2b3c4d5e' },
      },
      {
        eventType: 'order',
        entityId: ana.externalUserId,
        metadata: { remote: 'mfe-menu-cart', version: '1.2.3' },
      },
    ],
  });
  const info = () => parseCookies(document.cookie)['tiffin_device_info'] ?? '{}';
  await waitFor(() => expect(JSON.parse(info())).toMatchObject({ country_code: 'GB' }));
  await waitFor(() => expect(isFlagOn('quick_reorder')).toBe(true));
  const flagQuestion = asked.find(({ url }) => url.startsWith('http://flags.test'));
  expect(JSON.parse(flagQuestion?.body ?? '')).toMatchObject({ context: { locale: 'zh' } });
  await waitFor(() => expect(asked.some(({ url }) => url.startsWith('http://errors.test'))).toBe(true));
  const report = asked.find(({ url }) => url.startsWith('http://errors.test'))?.body;
  expect(report).toContain('"remote":"mfe-menu-cart"');
  expect(report).toContain('early');
  expect(report).toContain('"release":"shell@1.0.0-1a2b3c4d5e"');
  expect(fraudScripts()).toEqual([]);
});

const fraudScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

it.each([
  ['[PRM-02]', 'did=7&edid=9'],
  ['[PRM-04]', 'ownerId=o1&offer=spring&on=1&op=1&od=1&p=1'],
  ['[PRM-06]', 'listType=building'],
])('%s events carry what the URL said, %s, on later pages too', async (_row, search) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const network = fakeNetwork({
    lookUpIp: () => ({ ip: '203.0.113.7', country_code: 'GB' }),
    sendEventBatch: () => ({ accepted: 1 }),
  });
  applyParameters(`?${search}`, 'en');
  collectFacts();
  startTelemetry({ loader, locale: 'en' });
  bus.emit('screenViewed', { route: '/' });
  await jest.advanceTimersByTimeAsync(6000);
  jest.useRealTimers();
  await waitFor(() => expect(network.callsOf('sendEventBatch')).toHaveLength(1));
  const metadata = Object.fromEntries(new URLSearchParams(search));
  expect(network.callsOf('sendEventBatch')[0]?.body).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ metadata: expect.objectContaining(metadata) }),
    ]),
  });
  writeCookie('additionalParameters', '');
});
