import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { session } from '@tiffin/auth';
import { setAppTags, setConfig, writeCookie } from '@tiffin/config';
import { eventBatchSchema } from '@tiffin/contracts/schemas';
import { failNetwork, fakeNetwork, startTestSession, testConfig, testSideServices } from '@tiffin/testing';
import { startAnalytics } from './start-analytics';
import type { Analytics } from './start-analytics';

const draft = {
  eventType: 'cart',
  eventAction: 'changed',
  featureCategories: ['cart'],
  eventParams: { itemCount: 2 },
};
let analytics: Analytics;

beforeEach(async () => {
  startTestSession();
  await session.ready;
  jest.useFakeTimers();
  setConfig({ ...testConfig, sideServices: testSideServices });
});
afterEach(() => {
  analytics.stop();
  jest.useRealTimers();
  localStorage.clear();
  writeCookie('additionalParameters', '');
});

function start(externalUserId: string | null = 'user-ana'): Analytics {
  analytics = startAnalytics({
    externalUserId: () => externalUserId,
    screenOwner: () => ({ remote: 'mfe-menu-cart', version: '1.2.3' }),
  });
  return analytics;
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('[API-13] sends a batch of the specified shape, tagged with remote, version and order source', async () => {
  const network = fakeNetwork({ sendEventBatch: () => ({ accepted: 1 }) });
  setAppTags({
    isEmbedded: true,
    embeddedType: 'IFRAME',
    orderSource: 'ORGANIZATION',
    subdomain: 'northlight',
    subdomainId: 'o1',
  });
  start().track(draft, Date.parse('2026-11-21T12:00:00Z'));
  await after(6000);
  const [call] = network.calls;
  expect(call?.body).toEqual({
    batchDeliveryUuid: expect.any(String),
    clientSubmittedTimestamp: expect.stringMatching(/^20\d\d-.*Z$/),
    sourceType: 'WEB',
    sourceVersion: '110001',
    sourceName: 'tiffin',
    events: [
      {
        ...draft,
        eventId: expect.any(String),
        eventDatetime: '2026-11-21T12:00:00.000Z',
        entityType: 'EXTERNAL_USER',
        entityId: 'user-ana',
        entitySessionId: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
        domain: 'ordering',
        projectCategories: ['consumer-web'],
        metadata: {
          remote: 'mfe-menu-cart',
          version: '1.2.3',
          deviceId: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
          isEmbedded: true,
          embeddedType: 'IFRAME',
          orderSource: 'ORGANIZATION',
          subdomain: 'northlight',
          subdomainId: 'o1',
        },
      },
    ],
  });
});

it('carries who sent the person, and neither a broken value nor one in the place of another', async () => {
  const network = fakeNetwork({ sendEventBatch: () => ({ accepted: 1 }) });
  writeCookie('additionalParameters', 'did=7&on=1&remote=evil&edid=a%0Ab&2=3');
  start().track(draft);
  await after(6000);
  const { events } = eventBatchSchema.parse(network.calls[0]?.body);
  expect(events[0]?.metadata).toMatchObject({ did: '7', on: '1', remote: 'mfe-menu-cart' });
  expect(events[0]?.metadata).not.toHaveProperty('edid');
  expect(events[0]?.metadata).not.toHaveProperty('2');
});

it('identifies a guest by the device', async () => {
  const network = fakeNetwork({ sendEventBatch: () => ({ accepted: 1 }) });
  start(null).track(draft);
  await after(6000);
  const { events } = eventBatchSchema.parse(network.calls[0]?.body);
  expect(events[0]?.entityId).toBe(events[0]?.metadata['deviceId']);
});

it('[API-04] delivers the events of an outage after it', async () => {
  let isDown = true;
  const network = fakeNetwork({ sendEventBatch: () => (isDown ? failNetwork() : { accepted: 1 }) });
  start().track(draft);
  await after(6000);
  isDown = false;
  await after(60_000);
  const batches = network.calls.map(({ body }) => eventBatchSchema.parse(body));
  expect(batches).toHaveLength(2);
  expect(batches[1]?.events).toEqual(batches[0]?.events);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('[API-04] sends waiting events when the page %s', (_what, happen) => {
  fakeNetwork();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const beacons: string[] = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: string) => beacons.push(body) > 0 });
  start().track(draft);
  happen();
  expect(beacons).toHaveLength(1);
  expect(eventBatchSchema.parse(JSON.parse(beacons[0] ?? '')).events[0]).toMatchObject(draft);
});

it('sends nothing if the site has no analytics service', async () => {
  setConfig(testConfig);
  const network = fakeNetwork();
  start().track(draft);
  await after(60_000);
  expect(network.calls).toEqual([]);
});
