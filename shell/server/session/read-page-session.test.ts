import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Verdict } from './create-token-verifier';
import { readPageSession } from './read-page-session';
import { sessionCookies } from './session-cookies';

const jar = { tiffin_token: 'a.b.c', tiffin_refresh_token: 'r' };
const read = (cookies: Readonly<Record<string, string>>, verdict: Promise<Verdict>) =>
  readPageSession(cookies, sessionCookies('http://localhost:3000'), () => verdict);
const said = (verdict: Verdict) => Promise.resolve(verdict);
const names = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-08] reuses a token that verifies', async () => {
  expect(await read(jar, said({ kind: 'valid', expiresInS: 120 }))).toEqual({
    known: { token: { accessToken: 'a.b.c', expiresIn: 120 }, canRefresh: true },
    setCookies: [],
  });
});

it('[AUT-08] clears everything that came with an invalid one', async () => {
  const { known, setCookies, refusal } = await read(jar, said({ kind: 'invalid', why: 'client' }));
  expect(known).toEqual({ canRefresh: false });
  expect(names(setCookies)).toEqual(['tiffin_token', 'tiffin_id_token', 'tiffin_refresh_token']);
  expect(refusal).toBe('client');
});

it('[AUT-08] clears an expired one and leaves the refresh token', async () => {
  const { known, setCookies } = await read(jar, said({ kind: 'expired' }));
  expect(known).toEqual({ canRefresh: true });
  expect(names(setCookies)).toEqual(['tiffin_token']);
});

it.each([
  ['is down', said({ kind: 'unknown' })],
  ['does not answer within 300 ms', new Promise<Verdict>(() => undefined)],
])(
  '[AUT-08] makes the page a guest’s and keeps the cookies while the provider %s',
  async (_what, verdict) => {
    const reading = read(jar, verdict);
    await jest.advanceTimersByTimeAsync(300);
    expect(await reading).toEqual({
      known: { canRefresh: true },
      setCookies: [],
      refusal: 'provider unreachable',
    });
  },
);

it('asks nobody about a page without a token', async () => {
  expect(
    await read(
      {},
      Promise.reject(new Error('not to be asked')).catch(() => ({ kind: 'unknown' })),
    ),
  ).toEqual({
    known: { canRefresh: false },
    setCookies: [],
  });
});
