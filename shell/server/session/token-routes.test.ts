import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import { startShell } from '../test-support/start-shell';

const ORIGIN = 'http://localhost:3000';
const ours = { 'sec-fetch-site': 'same-origin' };
const CLEARED = /^tiffin_(token|id_token|refresh_token)=; .*Max-Age=0$/;
let provider: Server;
let url: string;
let key: CryptoKey;
let refreshAnswer: { status: number; body: unknown };
let shell: Awaited<ReturnType<typeof startShell>>;

/** Starts a stand-in for the identity provider's keys and the identity service's refresh. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }] });
  provider = createServer((request, response) => {
    const isKeys = request.url?.endsWith('/certs') ?? false;
    const isRefresh = request.url?.endsWith('/refresh') ?? false;
    response.writeHead(isRefresh ? refreshAnswer.status : isKeys ? 200 : 404, {
      'content-type': 'application/json',
    });
    response.end(isRefresh ? JSON.stringify(refreshAnswer.body) : isKeys ? keys : '{}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  shell = await startShell({ TIFFIN_SSO_URL: url, TIFFIN_IDENTITY_URL: url, TIFFIN_MAIN_URL: url });
  // The server knows the provider's keys from here on. A page waits 300 ms for all that its token needs.
  await page(`tiffin_token=${await tokenOf()}`);
});
beforeEach(() => {
  refreshAnswer = { status: 200, body: { access_token: null } };
});
afterAll(async () => {
  await shell.stop();
  provider.close();
});

async function tokenOf(
  claims: Readonly<Record<string, unknown>> = {},
  times = { exp: '5m' },
): Promise<string> {
  return new SignJWT({ sub: 'u1', azp: 'athena-client', given_name: 'Ana', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(`${url}/realms/tiffin`)
    .setAudience('account')
    .setExpirationTime(times.exp)
    .sign(key);
}
const post = (path: string, payload: object, headers: Readonly<Record<string, string>> = ours) =>
  shell.app.inject({ method: 'POST', url: `/_session/${path}`, payload, headers });
let refreshTokens = 0;
/** Headers with another refresh token each time, because an answer is kept for a while. */
const withRefreshToken = () => ({ ...ours, cookie: `tiffin_refresh_token=o.l.d${(refreshTokens += 1)}` });
const keep = (tokens: object, isRefresh = false) =>
  post('tokens', { idToken: 'i.d.t', refreshToken: 'r.e.f', isRefresh, ...tokens });
const cookiesOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);
const page = (cookie: string) => shell.app.inject({ url: '/', headers: { cookie } });
const bootstrapOf = (body: string): { session: unknown } =>
  JSON.parse(/id="tiffin-bootstrap">([^<]+)</.exec(body)?.[1] ?? 'null');

it('[AUT-19] keeps the tokens of a page in cookies that no script reads', async () => {
  const token = await tokenOf();
  const { statusCode, headers } = await keep({ token });
  expect(statusCode).toBe(200);
  const cookies = cookiesOf(headers);
  expect(cookies.map((text) => text.split(';')[0])).toEqual([
    `tiffin_token=${token}`,
    'tiffin_id_token=i.d.t',
    'tiffin_refresh_token=r.e.f',
  ]);
  expect(cookies.every((text) => text.includes('; HttpOnly; SameSite=Lax'))).toBe(true);
});

it('[AUT-08] tells the page that its token is verified, hands it over, and lets nobody keep that page', async () => {
  const token = await tokenOf();
  const { headers, body } = await page(`tiffin_token=${token}; tiffin_refresh_token=r`);
  const { session } = bootstrapOf(body);
  expect(session).toEqual({
    token: { accessToken: token, expiresIn: expect.any(Number) },
    canRefresh: true,
    sentMs: expect.any(Number),
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
});

it.each<readonly [string, () => Promise<string>]>([
  ['forged', async () => `${(await tokenOf()).slice(0, -6)}AAAAAA`],
  ['garbage', async () => 'garbage'],
  ['of another client', () => tokenOf({ azp: 'guest-service' })],
])('[AUT-08] clears a cookie that is %s, and the page is a guest’s', async (_what, make) => {
  const { headers, body } = await page(`tiffin_token=${await make()}; tiffin_refresh_token=r`);
  expect(bootstrapOf(body).session).toEqual({ canRefresh: false, sentMs: expect.any(Number) });
  const cookies = cookiesOf(headers);
  expect(cookies).toHaveLength(3);
  expect(cookies.every((text) => CLEARED.test(text))).toBe(true);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('[AUT-08] clears an expired one', async () => {
  const { headers } = await page(`tiffin_token=${await tokenOf({}, { exp: '-1m' })}`);
  expect(cookiesOf(headers)).toEqual([expect.stringMatching(/^tiffin_token=; /)]);
});

it('[AUT-07] [ERR-07] keeps too large tokens out, and says so in the log only: lengths, never the token', async () => {
  const lines: string[] = [];
  const log = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const logged = await startShell({ TIFFIN_SSO_URL: url, TIFFIN_LOG_LEVEL: 'warn' }, { log });
  const keepThere = (tokens: object, isRefresh: boolean) =>
    logged.app.inject({
      method: 'POST',
      url: '/_session/tokens',
      headers: ours,
      payload: { idToken: null, refreshToken: null, isRefresh, ...tokens },
    });
  const large = await tokenOf({ filler: 'x'.repeat(2100) });
  expect(large.length).toBeGreaterThan(3072);
  expect(large.length).toBeLessThan(4000);
  expect((await keepThere({ token: large }, false)).json()).toEqual({ isKept: true });
  expect((await keepThere({ token: large }, true)).json()).toEqual({ isKept: false });
  const tooMuch = await keepThere({ token: large, refreshToken: 'r'.repeat(1000) }, false);
  expect([tooMuch.statusCode, tooMuch.json()]).toEqual([200, { isKept: false }]);
  expect(cookiesOf(tooMuch.headers).every((text) => CLEARED.test(text))).toBe(true);
  await keepThere({ token: 'not.a.token' }, false);
  await logged.stop();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { length: large.length, limit: 3072 },
    { length: large.length + 1000, limit: 4000 },
    { verdict: { kind: 'invalid' }, length: 11 },
  ]);
  expect(lines.join('')).not.toContain(large.slice(40, 80));
  expect(lines.join('')).not.toContain('not.a.token');
});

it('[ERR-07] refuses an invalid token without touching the cookies', async () => {
  const { statusCode, headers } = await keep({ token: 'not.a.token' });
  expect([statusCode, headers['set-cookie']]).toEqual([400, undefined]);
});

it('renews by the refresh token in the cookie, which the page never sees', async () => {
  const token = await tokenOf({ jti: 'new' });
  refreshAnswer.body = { access_token: token, refresh_token: 'n.e.w', expires_in: 300 };
  const { headers, body } = await post('refresh', {}, withRefreshToken());
  expect(JSON.parse(body)).toEqual({ accessToken: token, expiresIn: expect.any(Number) });
  expect(cookiesOf(headers).map((text) => text.split(';')[0])).toEqual([
    `tiffin_token=${token}`,
    'tiffin_refresh_token=n.e.w',
  ]);
  expect(body).not.toContain('n.e.w');
});

it.each([
  ['refused', { status: 200, body: { access_token: null } }],
  ['answered by a forged token', { status: 200, body: { access_token: 'a.b.c' } }],
])('[AUT-14] gives null where the refresh is %s, and clears the cookies', async (_what, answer) => {
  refreshAnswer = answer;
  const { statusCode, headers, body } = await post('refresh', {}, withRefreshToken());
  expect([statusCode, JSON.parse(body)]).toEqual([200, { accessToken: null }]);
  expect(cookiesOf(headers)).toHaveLength(3);
});

it('gives null without a refresh token, and keeps everything in an outage', async () => {
  expect((await post('refresh', {})).json()).toEqual({ accessToken: null });
  refreshAnswer = { status: 503, body: {} };
  const { statusCode, headers } = await post('refresh', {}, withRefreshToken());
  expect([statusCode, headers['set-cookie']]).toEqual([503, undefined]);
});

it('clears all cookies when the page signs out', async () => {
  const { statusCode, headers } = await shell.app.inject({
    method: 'DELETE',
    url: '/_session/tokens',
    headers: ours,
  });
  expect(statusCode).toBe(204);
  expect(cookiesOf(headers).every((text) => CLEARED.test(text))).toBe(true);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, 403],
  ['another origin of this site', { 'sec-fetch-site': 'same-site' }, 403],
  ['nobody in particular', {}, 403],
  ['an older browser, from elsewhere', { origin: 'http://evil.example' }, 403],
  ['a form', { ...ours, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form that looks like text', { ...ours, 'content-type': 'text/plain' }, 415],
])('takes no tokens from %s', async (_whom, headers, status) => {
  const payload = JSON.stringify({
    token: await tokenOf(),
    idToken: null,
    refreshToken: null,
    isRefresh: false,
  });
  const asked = { 'content-type': 'application/json', ...headers };
  for (const path of ['tokens', 'refresh']) {
    const answer = await shell.app.inject({
      method: 'POST',
      url: `/_session/${path}`,
      payload,
      headers: asked,
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined]);
  }
});

it.each([[{}], [{ token: 7 }], [{ token: 'a.b.c; Path=/evil' }], [{ token: 'a\r\nb' }]])(
  'refuses the body %j',
  async (tokens) => {
    expect((await keep(tokens)).statusCode).toBe(400);
  },
);

it('tells no cookie with an identity', async () => {
  const { body } = await shell.app.inject({
    url: '/_COOKIES',
    headers: {
      ...ours,
      cookie: 'tiffin_token=a.b.c; tiffin_id_token=i; tiffin_refresh_token=r; tiffin_lang=zh',
    },
  });
  expect(JSON.parse(body)).toEqual({ tiffin_lang: 'zh' });
});
