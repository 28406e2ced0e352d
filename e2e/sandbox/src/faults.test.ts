import {
  contentGateway,
  fulfillmentService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';
import type { Call } from '@tiffin/contracts';
import { PREFIXES } from './register-call';
import { guest } from './test-support/caller';
import { workerSandbox } from './test-support/worker-sandbox';

const sandbox = workerSandbox();
afterEach(async () => {
  await guest(sandbox).call('DELETE', '/sandbox/faults');
});

const page = '/main/v1/merchants';
const ask = () => fetch(`${sandbox.url}${page}?externalId=beit-zaytoun`);
const fault = (what: Readonly<Record<string, unknown>>) =>
  guest(sandbox).call('POST', '/sandbox/faults', { match: { path: page }, ...what });

it('delay an answer', async () => {
  await fault({ latencyMs: 300 });
  const asked = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - asked).toBeGreaterThanOrEqual(290);
});

it('answer with any status and headers, such as Retry-After', async () => {
  await fault({ status: 503, headers: { 'Retry-After': '2' } });
  const answer = await fetch(`${sandbox.url}${page}?externalId=beit-zaytoun`, {
    headers: { origin: sandbox.shellUrl },
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(sandbox.shellUrl);
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  expect(await answer.json()).toEqual({ error: { type: 'UNKNOWN', reason: 'FAULT' } });
});

it.each([
  [
    'a page instead of JSON',
    { contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    '<h1>Bad gateway</h1>',
  ],
  ['nothing', { body: '' }, ''],
  ['broken JSON', { body: '{"merchant":{' }, '{"merchant":{'],
  ['another shape', { body: { merchant: null } }, '{"merchant":null}'],
])('answer with %s and a status of success', async (_name, what, text) => {
  await fault(what);
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([200, text]);
});

it('break the connection after the work is done', async () => {
  const shopper = guest(sandbox);
  const path = '/main/v1/cart/m_lucknow-lunch-home';
  await shopper.call('PATCH', path, { note: 'first' });
  await guest(sandbox).call('POST', '/sandbox/faults', {
    match: { method: 'PATCH', path },
    dropAfterCommit: true,
  });
  await expect(shopper.call('PATCH', path, { note: 'second' })).rejects.toThrow();
  expect((await shopper.call('GET', path)).body.cart.note).toBe('second');
});

const calls: readonly Call[] = [
  mainApi,
  userGateway,
  fulfillmentService,
  inviteService,
  contentGateway,
].flatMap((table) => Object.values<Call>(table));

it('can be set for every call', async () => {
  expect(calls.length).toBeGreaterThan(80);
  for (const { method, path, service } of calls) {
    const route = PREFIXES[service] + path;
    await guest(sandbox).call('POST', '/sandbox/faults', {
      match: { method, path: route.replace(/\{\w+\}/g, '*') },
      status: 418,
      body: { route },
    });
    const answer = await guest(sandbox).call(method, route.replace(/\{\w+\}/g, 'some'));
    expect(answer).toEqual({ status: 418, body: { route } });
  }
});
