import { guest } from './test-support/caller';
import { MERCHANT, Shopper } from './test-support/shopper';
import { ownSandbox } from './test-support/own-sandbox';
import { SANDBOX_START_MS } from './test-support/start-sandbox';
import { until } from './test-support/until';

const sandbox = ownSandbox({ TIFFIN_DRAIN_MS: '3000' });

async function preflight(origin: string): Promise<Headers> {
  const { headers } = await fetch(`${sandbox.url}/main/v1/cart/${MERCHANT}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  });
  return headers;
}

it('allows credentialed calls from the shell’s pages only, and caches that answer for a day', async () => {
  const ours = await preflight(sandbox.shellUrl);
  expect(ours.get('access-control-allow-origin')).toBe(sandbox.shellUrl);
  expect(ours.get('access-control-allow-credentials')).toBe('true');
  expect(Number(ours.get('access-control-max-age'))).toBeGreaterThanOrEqual(86_400);
  const foreign = await preflight('https://evil.example');
  expect(foreign.get('access-control-allow-origin')).toBeNull();
});

it('identifies a guest by a cookie that no script can read', async () => {
  const response = await fetch(`${sandbox.url}/main/v1/cart/${MERCHANT}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"note":"ring twice"}',
  });
  const [cookie = '', framed = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^tiffin_guest=[\w-]{22};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toMatch(/domain=/i);
  const secret = /=([\w-]{22});/.exec(cookie)?.[1] ?? 'none';
  expect(framed).toContain(`tiffin_guest_framed=${secret};`);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']) expect(framed).toContain(part);
});

it('gives no guest cookie for public calls, which may answer after the guest has one', async () => {
  const response = await fetch(`${sandbox.url}/flags/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"context":{}}',
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
});

it('[CFG-02] answers and refuses in the reader’s language', async () => {
  const zh = { 'accept-language': 'zh-Hant,zh;q=0.9' };
  const reader = guest(sandbox);
  const menu = await reader.call('GET', '/main/v1/menus?merchantExternalId=mak-kee-dim-sum', undefined, zh);
  expect(menu.body.menu.items['har-gow-with-bamboo-shoots'].name).toBe('筍尖鮮蝦餃');
  const refused = await reader.call('GET', '/main/v1/merchants?externalId=nowhere', undefined, zh);
  expect(refused.body.error.message).toBe('找不到這個項目。');
});

describe('faults', () => {
  const controls = () => guest(sandbox);
  const page = '/main/v1/merchants?externalId=beit-zaytoun';

  it('are answered as configured, as often as configured, and only on the configured path', async () => {
    await controls().call('POST', '/sandbox/faults', {
      match: { method: 'GET', path: '/main/v1/merchants' },
      times: 2,
      status: 503,
      body: { error: { type: 'UNKNOWN', reason: 'KITCHEN_FIRE' } },
    });
    const elsewhere = await guest(sandbox).call('GET', '/health');
    const met = await Promise.all([1, 2].map(() => guest(sandbox).call('GET', page)));
    const after = await guest(sandbox).call('GET', page);
    expect([elsewhere.status, ...met.map(({ status }) => status), after.status]).toEqual([
      200, 503, 503, 200,
    ]);
    expect(met[0]?.body.error.reason).toBe('KITCHEN_FIRE');
  });

  it('are removed by DELETE', async () => {
    await controls().call('POST', '/sandbox/faults', { match: { path: '/main/*/merchants' }, status: 500 });
    await controls().call('DELETE', '/sandbox/faults');
    expect((await guest(sandbox).call('GET', page)).status).toBe(200);
  });
});

it(
  'keeps the advanced clock after a crash',
  async () => {
    const shopper = Shopper.guest(sandbox);
    const before = Date.parse((await shopper.add()).body.cart.updatedAt);
    await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 7_200_000 });
    await sandbox.crashAndRestart();
    const after = Date.parse((await shopper.add({ quantity: 1 })).body.cart.updatedAt);
    expect(after - before).toBeGreaterThanOrEqual(7_200_000);
  },
  SANDBOX_START_MS,
);

it('pages through merchants without repeating one', async () => {
  const reader = guest(sandbox);
  const base = '/gateway/merchants/nearby?latitude=43.6455&longitude=-79.3901&limit=5';
  const seen: string[] = [];
  let token: string | null = '';
  while (token !== null) {
    const { body } = await reader.call('GET', token === '' ? base : `${base}&nextPageToken=${token}`);
    seen.push(...body.merchants.map(({ id }: { id: string }) => id));
    token = body.paginationToken;
  }
  expect(seen.length).toBeGreaterThan(10);
  expect(new Set(seen).size).toBe(seen.length);
});

// The last test of this file: it ends the process.
it('says that it is not ready before it ends, and goes on answering', async () => {
  const ended = sandbox.shutDown();
  await until(
    async () => (await fetch(`${sandbox.url}/health`)).status,
    (status) => status === 503,
  );
  const answer = await fetch(`${sandbox.url}/main/v1/merchants?externalId=beit-zaytoun`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await ended;
  await expect(fetch(`${sandbox.url}/health`)).rejects.toThrow();
});
