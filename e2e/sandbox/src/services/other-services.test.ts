import { randomBytes, randomUUID } from 'node:crypto';
import { guest } from '../test-support/caller';
import { ownSandbox } from '../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../test-support/start-sandbox';

const sandbox = ownSandbox({ TIFFIN_IP_LOOKUP_KEY: 'the-key', TIFFIN_SANDBOX_COUNTRY: 'GB' });
const anybody = guest(sandbox);

it('[SRC-04] returns an organisation’s public configuration to anybody, and 404 for an unknown one', async () => {
  const config = (subdomain: string) =>
    anybody.call('GET', `/organisation/organizations/configs/public?subdomain=${subdomain}`);
  expect(await config('northlight')).toEqual({
    status: 200,
    body: {
      organizationId: 'org_northlight',
      name: 'Northlight',
      subdomain: 'northlight',
      isOrg: true,
      configEntries: {
        publicServiceClientId: 'northlight-service',
        publicServiceClientSecret: 'northlight-service-secret',
        webClientId: 'northlight-client',
      },
    },
  });
  const { body } = await config('northlight');
  const { publicServiceClientId, publicServiceClientSecret } = body.configEntries;
  const token = await fetch(`${sandbox.url}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: publicServiceClientId,
      client_secret: publicServiceClientSecret,
      grant_type: 'client_credentials',
    }),
  });
  expect(await token.json()).toEqual({ access_token: expect.any(String), expires_in: 300 });
  expect(await config('nobody')).toMatchObject({ status: 404, body: { error: { type: 'NOT_FOUND' } } });
  expect((await config('')).status).toBe(400);
});

describe('flags', () => {
  const ask = (targetingKey: string, headers = {}) =>
    fetch(`${sandbox.url}/flags/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ context: { targetingKey } }),
    });
  const set = (body: unknown) => anybody.call('POST', '/sandbox/flags', body);

  it('use the value for one person before the value for everybody, until it is removed', async () => {
    await set({ key: 'quick_reorder', value: true });
    await set({ key: 'quick_reorder', value: false, targetingKey: 'device-1' });
    expect(await (await ask('device-1')).json()).toEqual({
      flags: [{ key: 'quick_reorder', value: false, reason: 'TARGETING_MATCH' }],
    });
    expect(await (await ask('device-2')).json()).toEqual({
      flags: [{ key: 'quick_reorder', value: true, reason: 'STATIC' }],
    });
    await set({ key: 'quick_reorder', value: null });
    expect(await (await ask('device-2')).json()).toEqual({ flags: [] });
  });

  it('are not sent again while nothing changes', async () => {
    const etag = (await ask('device-3')).headers.get('etag') ?? '';
    const again = await ask('device-3', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await set({ key: 'quick_reorder', value: true, targetingKey: 'device-3' });
    expect((await ask('device-3', { 'if-none-match': etag })).status).toBe(200);
  });

  it('can be requested one by one', async () => {
    await set({ key: 'rw_enable_sift', value: true, targetingKey: 'device-4' });
    const one = (key: string) =>
      anybody.call('POST', `/flags/ofrep/v1/evaluate/flags/${key}`, {
        context: { targetingKey: 'device-4' },
      });
    expect(await one('rw_enable_sift')).toMatchObject({ status: 200, body: { value: true } });
    expect((await one('nothing')).status).toBe(404);
  });
});

describe('content', () => {
  const read = (name: string, locale: string) =>
    anybody.call('GET', `/cms/entries?content_type=resourceSet&fields.name=${name}&locale=${locale}`);
  const write = (locale: string, resources: unknown) =>
    anybody.call('POST', '/sandbox/cms', { name: 'home-banner', locale, resources });

  it('[API-05] is a resource set by name and locale, or none', async () => {
    expect(await read('footer-notice', 'zh')).toMatchObject({
      status: 200,
      body: {
        total: 1,
        items: [{ fields: { name: 'footer-notice', resources: { text: expect.stringContaining('示範') } } }],
      },
    });
    expect(await read('nothing', 'en')).toMatchObject({ status: 200, body: { total: 0, items: [] } });
    expect((await read('footer-notice', 'fr')).status).toBe(400);
  });

  it('can be overridden in one language, and restored', async () => {
    const title = async (locale: string) =>
      (await read('home-banner', locale)).body.items[0].fields.resources.title;
    const [before, inChinese] = [await title('en'), await title('zh')];
    await write('en', { title: 'Closed on Monday' });
    expect([await title('en'), await title('zh')]).toEqual(['Closed on Monday', inChinese]);
    await write('en', null);
    expect(await title('en')).toBe(before);
  });
});

it('[API-06] returns the caller’s country only for the right key', async () => {
  expect(await anybody.call('GET', '/ip-lookup?key=the-key')).toMatchObject({
    status: 200,
    body: { ip: expect.any(String), country_code: 'GB' },
  });
  expect(await anybody.call('GET', '/ip-lookup?key=guess')).toMatchObject({
    status: 403,
    body: { error: { type: 'FORBIDDEN' } },
  });
});

describe('analytics', () => {
  const eventOf = (entityId: string) => ({
    eventId: randomUUID(),
    eventDatetime: '2026-11-21T12:00:00.000Z',
    entityType: 'EXTERNAL_USER',
    entityId,
    entitySessionId: 's1',
    eventType: 'cart',
    eventAction: 'changed',
    domain: 'order',
    projectCategories: [],
    featureCategories: [],
    metadata: {},
    eventParams: {},
  });
  const batchOf = (events: readonly unknown[]) => ({
    batchDeliveryUuid: randomUUID(),
    clientSubmittedTimestamp: '2026-11-21T12:00:01.000Z',
    sourceType: 'WEB',
    sourceVersion: '110001',
    sourceName: 'tiffin',
    events,
  });
  const send = (batch: unknown) => anybody.call('POST', '/analytics/v3/event_batch', batch);
  const idsOf = async (entityId: string) =>
    (await anybody.call('GET', `/sandbox/analytics?entityId=${entityId}`)).body.events.map(
      (event: { readonly eventId: string }) => event.eventId,
    );

  it('[API-04] counts an event once, however often it arrives', async () => {
    const [first, second] = [eventOf('twice'), eventOf('twice')];
    const batch = batchOf([first]);
    expect((await send(batch)).body).toEqual({ accepted: 1 });
    expect((await send(batch)).body).toEqual({ accepted: 0 });
    expect((await send(batchOf([first, second]))).body).toEqual({ accepted: 1 });
    expect((await idsOf('twice')).sort()).toEqual([first.eventId, second.eventId].sort());
  });

  it('accepts the plain text that a closing page sends', async () => {
    const event = eventOf('leaving');
    const sent = await fetch(`${sandbox.url}/analytics/v3/event_batch`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: sandbox.shellUrl },
      body: JSON.stringify(batchOf([event])),
    });
    expect(sent.status).toBe(200);
    expect(await idsOf('leaving')).toEqual([event.eventId]);
    const broken = await fetch(`${sandbox.url}/analytics/v3/event_batch`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
  });

  it('refuses a whole batch for one invalid event', async () => {
    const wrong = { ...eventOf('wrong'), entityType: 'USER' };
    expect((await send(batchOf([eventOf('wrong'), wrong]))).status).toBe(400);
    expect(await idsOf('wrong')).toEqual([]);
  });
});

describe('error reports', () => {
  const id = randomBytes(16).toString('hex');
  const lines = (...parts: readonly unknown[]) => parts.map((part) => JSON.stringify(part)).join('\n');
  const send = (body: string) =>
    fetch(`${sandbox.url}/errors/api/tiffin/envelope/`, { method: 'POST', body });
  const report = {
    event_id: id,
    exception: { values: [{ type: 'TypeError', value: '<b>broken</b>' }] },
    tags: { remote: 'mfe-teams', version: '1.0.0' },
  };

  it('[ERR-04] arrive in Sentry’s protocol, are stored once each, and can be read', async () => {
    const envelope = lines({ event_id: id }, { type: 'event' }, report);
    expect(await (await send(envelope)).json()).toEqual({ id });
    await send(envelope);
    const { body } = await anybody.call('GET', '/sandbox/errors');
    expect(body.reports).toEqual([{ id, project: 'tiffin', receivedAt: expect.any(String), report }]);
    const page = await fetch(`${sandbox.url}/errors`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('TypeError: &lt;b&gt;broken&lt;/b&gt;');
    expect(html).toContain('remote: mfe-teams');
  });

  it.each([
    ['nothing', ''],
    ['no envelope', 'hello'],
    ['an event without a body', lines({ event_id: id }, { type: 'event' })],
    ['a zero byte', lines({ event_id: id }, { type: 'event' }, { message: '\u0000' })],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('skips items that are no error', async () => {
    expect((await send(lines({}, { type: 'client_report' }, {}))).status).toBe(200);
  });
});

it('[API-07] serves a stand-in for the fraud script', async () => {
  const script = await fetch(`${sandbox.url}/sift/s.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
});

it(
  'keeps flags, texts, events and reports after a crash',
  async () => {
    await anybody.call('POST', '/sandbox/flags', { key: 'kept', value: 3 });
    const before = await Promise.all(
      ['/sandbox/analytics', '/sandbox/errors'].map((path) => anybody.call('GET', path)),
    );
    await sandbox.crashAndRestart();
    const after = await Promise.all(
      ['/sandbox/analytics', '/sandbox/errors'].map((path) => anybody.call('GET', path)),
    );
    expect(after).toEqual(before);
    const { body } = await anybody.call('POST', '/flags/ofrep/v1/evaluate/flags', { context: {} });
    expect(body.flags).toContainEqual({ key: 'kept', value: 3, reason: 'STATIC' });
  },
  SANDBOX_START_MS,
);
