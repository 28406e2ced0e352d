import { expect, it } from '@jest/globals';
import { session } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { startNetwork } from '../test-support/start-network';
import { setOrderSource } from './order-source';
import { setRequestLocale } from './request-locale';
import { send, sendDone } from './send';

const done = { service: 'main', method: 'GET', path: '/v1/user' } as const;
const get = { ...done, answer: { parts: {} } };

it('[API-01] sends the bearer token, the language and credentials', async () => {
  setRequestLocale('en');
  const requests = startNetwork(() => ({ data: {} }));
  await send(get);
  expect(requests[0]).toMatchObject({ withCredentials: true, timeout: 10_000 });
  expect(requests[0]?.headers).toMatchObject({
    Authorization: 'Bearer user-token',
    'Accept-Language': 'en;q=0.9',
  });
});

it('[API-01] asks for Chinese with English behind it once the language has changed', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  bus.emit('localeChanged', { locale: 'zh' });
  await send(get);
  expect(requests[0]?.headers).toMatchObject({ 'Accept-Language': 'zh,en;q=0.9' });
  setRequestLocale('en');
});

it('sends the order source with every call, and none where there is none', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  setOrderSource({ orderSource: 'ORGANIZATION', sourceId: 's', subdomain: 'd', subdomainId: 'i' });
  await send(get);
  setOrderSource({ orderSource: 'TIFFIN_APP' });
  await send(get);
  setOrderSource(null);
  await send(get);
  const sent = requests.map(({ headers }) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-tiffin'))),
  );
  expect(sent).toEqual([
    {
      'x-tiffin-order-source': 'ORGANIZATION',
      'x-tiffin-order-source-id': 's',
      'x-tiffin-order-source-subdomain': 'd',
      'x-tiffin-order-source-subdomain-id': 'i',
    },
    { 'x-tiffin-order-source': 'TIFFIN_APP' },
    {},
  ]);
});

it('sends an idempotency key where one is given', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  await send({ ...get, method: 'POST' }, { idempotencyKey: 'key-1' });
  expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
});

it('an answer that is no object is an UNKNOWN error', async () => {
  startNetwork(() => ({ data: '<html>' }));
  await expect(send(get)).rejects.toMatchObject({ type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' });
  await expect(sendDone({ ...done, method: 'POST' })).resolves.toBeUndefined();
});

it('[ERR-01] an invalid token ends the session', async () => {
  startNetwork(() => ({ status: 401, data: { error: { type: 'UNAUTHORIZED', reason: 'invalid_token' } } }));
  expect(session.getState().status).toBe('authenticated');
  await expect(send(get)).rejects.toMatchObject({ isInvalidToken: true });
  expect(session.getState()).toEqual({ status: 'guest', endedBy: 'expired' });
});

it('[EMB-07] a token that is not the session’s yet goes with its own call, and its refusal ends nothing', async () => {
  const refusal = { error: { type: 'UNAUTHORIZED', reason: 'invalid_token' } };
  const requests = startNetwork(() => ({ status: 401, data: refusal }));
  await expect(send(get, { accessToken: 'host-token' })).rejects.toMatchObject({ isInvalidToken: true });
  expect(requests[0]?.headers).toMatchObject({ Authorization: 'Bearer host-token' });
  expect(session.getState().status).toBe('authenticated');
});

it('any other 401 leaves the session alone', async () => {
  startNetwork(() => ({
    status: 401,
    data: { error: { type: 'UNAUTHORIZED', reason: 'sign_in_required' } },
  }));
  await expect(send(get)).rejects.toMatchObject({ status: 401, isInvalidToken: false });
  expect(session.getState().status).toBe('authenticated');
});

it('an aborted call rejects as aborted, not as an error of the service', async () => {
  startNetwork(() => ({ data: {} }));
  const controller = new AbortController();
  controller.abort();
  await expect(send(get, { signal: controller.signal })).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

it('[API-01] what everybody may read goes out with the guests’ token before it is known who is here', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  const source = {
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
  };
  let tell: (person: null) => void = () => undefined;
  session.start({
    ...source,
    status: 'authenticated',
    identify: () => new Promise((resolve) => (tell = resolve)),
    getToken: async () => 'user-token',
    getGuestToken: async () => 'guest-token',
    forget: () => undefined,
  });
  const personal = send(get);
  await send({ ...get, path: '/v1/menus', isPublic: true });
  expect(requests.map(({ url }) => url)).toEqual(['/v1/menus']);
  expect(requests[0]?.headers).toMatchObject({ Authorization: 'Bearer guest-token' });
  tell(null);
  await personal;
  expect(requests).toHaveLength(2);
});

it('[MNU-03] asks for one answer in another language than the page’s', async () => {
  const requests = startNetwork(() => ({ data: {} }));
  await send(get, { language: 'zh-HK' });
  expect(requests[0]?.headers).toMatchObject({ 'Accept-Language': 'zh-HK,en;q=0.9' });
});
