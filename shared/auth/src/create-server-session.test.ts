import { createServerSession } from './create-server-session';

const tokens = { token: 't', refreshToken: 'r', idToken: 'i', expiresAt: 9 };

function serverSession(answer: () => Response | Promise<Response>) {
  const asked: [string, RequestInit][] = [];
  const server = createServerSession(
    'http://localhost:3000',
    async (url, init) => {
      asked.push([url, init]);
      return answer();
    },
    () => 1000,
  );
  return { server, asked };
}

it('[AUT-19] sends token, ID token and refresh token to the server, as same-origin JSON', async () => {
  const { server, asked } = serverSession(() => new Response(null, { status: 204 }));
  await server.keep(tokens, { isRefresh: true });
  const [url, init] = asked[0] ?? [];
  expect([url, init?.method, init?.headers, JSON.parse(String(init?.body))]).toEqual([
    'http://localhost:3000/_session/tokens',
    'POST',
    { 'content-type': 'application/json' },
    { token: 't', refreshToken: 'r', idToken: 'i', isRefresh: true },
  ]);
});

it.each([
  [
    { accessToken: 'new', expiresIn: 300 },
    { kind: 'tokens', tokens: { token: 'new', expiresAt: 301_000 } },
  ],
  [{ accessToken: null }, { kind: 'refused' }],
  [{ accessToken: 7, expiresIn: 300 }, { kind: 'unreachable' }],
  [{ accessToken: 'new' }, { kind: 'unreachable' }],
  [{ accessToken: 'new', expiresIn: '300' }, { kind: 'unreachable' }],
  [null, { kind: 'unreachable' }],
  ['<html>', { kind: 'unreachable' }],
])('reads the answer %j', async (answer, expected) => {
  const { server, asked } = serverSession(() => Response.json(answer));
  expect(await server.refresh()).toMatchObject(expected);
  expect(asked).toMatchObject([['http://localhost:3000/_session/refresh', { method: 'POST', body: '{}' }]]);
});

it.each([
  ['a refusal', () => new Response('', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('treats %s as an outage, and never rejects', async (_what, answer) => {
  const { server } = serverSession(answer);
  expect(await server.refresh()).toEqual({ kind: 'unreachable' });
  await expect(server.keep(tokens, { isRefresh: false })).resolves.toBeUndefined();
  await expect(server.forget()).resolves.toBeUndefined();
});

it('clears the cookies even while the page unloads', async () => {
  const { server, asked } = serverSession(() => new Response(null, { status: 204 }));
  await server.forget();
  expect(asked[0]).toMatchObject([
    'http://localhost:3000/_session/tokens',
    { method: 'DELETE', keepalive: true },
  ]);
  expect(asked[0]?.[1]).not.toHaveProperty('body');
});
