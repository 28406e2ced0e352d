import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { readSettings } from '../settings';
import type { GuestToken } from './guest-token';
import { sessionRoutes } from './session-routes';

const settings = readSettings({ TIFFIN_SHELL_URL: 'https://tiffin.test', TIFFIN_BASE_DOMAIN: 'tiffin.test' });
const ours = { 'sec-fetch-site': 'same-origin' };
const token: GuestToken = { access_token: 'guest', expires_in: 300 };

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  {
    method = 'GET',
    getToken = async () => token,
  }: { method?: 'GET' | 'POST'; getToken?: () => Promise<GuestToken> } = {},
) {
  const app = fastify();
  await sessionRoutes(app, settings, getToken);
  return app.inject({ url, method, headers });
}

it.each(['GET', 'POST'] as const)(
  'gives a page of ours the guests’ token by %s, for nobody to keep',
  async (method) => {
    const { statusCode, headers, body } = await ask('/_session/guest-token', ours, { method });
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', token]);
  },
);

it('says that there is no token, and not why, while the provider gives none', async () => {
  const getToken = () => Promise.reject(new Error('secret detail'));
  const { statusCode, body } = await ask('/_session/guest-token', ours, { getToken });
  expect([statusCode, JSON.parse(body)]).toEqual([503, { error: 'guest_token_unavailable' }]);
});

it('tells of the cookie of the language, and of none that holds an identity', async () => {
  const cookie = 'tiffin_lang=zh; tiffin_token=t.o.k; __Host-tiffin_refresh_token=r';
  const { statusCode, body } = await ask('/_COOKIES', { ...ours, cookie });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { tiffin_lang: 'zh' }]);
});

it.each(['/_session/guest-token', '/_COOKIES'])('keeps %s from pages of other sites', async (url) => {
  const { statusCode, headers, body } = await ask(url, { 'sec-fetch-site': 'cross-site' });
  expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([
    403,
    'no-store',
    { error: 'same_origin_only' },
  ]);
});

it.each([
  ['tiffin.test', 'https://tiffin.test', 200],
  ['tiffin.test', 'https://northlight.tiffin.test', 403],
  ['northlight.tiffin.test', 'https://northlight.tiffin.test', 200],
  ['northlight.tiffin.test', 'http://northlight.tiffin.test', 403],
  ['northlight.tiffin.test', 'https://other.tiffin.test', 403],
  ['evil.test', 'https://evil.test', 403],
])('at %s a page of %s is answered %s', async (host, origin, status) => {
  expect((await ask('/_COOKIES', { host, origin })).statusCode).toBe(status);
});
