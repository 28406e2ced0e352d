import { createGuestTokens } from './create-guest-tokens';
import type { GuestToken } from './create-guest-tokens';

function guestTokens(
  answers: readonly (() => Promise<Response>)[],
  first?: GuestToken,
  stored = new Map<string, string>(),
) {
  const clock = { nowMs: 0, asked: 0 };
  const requests: RequestInit[] = [];
  const getToken = createGuestTokens(
    'http://localhost:3000/_session/guest-token',
    first,
    (_url, request) => {
      requests.push(request);
      return answers[clock.asked++]?.() ?? Promise.reject(new Error('asked too often'));
    },
    () => clock.nowMs,
    () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
  );
  return { clock, getToken, requests };
}
const token = (name: string) => async () => Response.json({ access_token: name, expires_in: 300 });

it('[AUT-09] asks once for callers at the same time and keeps the token until shortly before it expires', async () => {
  const { clock, getToken, requests } = guestTokens([token('first'), token('second')]);
  expect(await Promise.all([getToken(), getToken()])).toEqual(['first', 'first']);
  clock.nowMs = 269_999;
  expect(await getToken()).toBe('first');
  clock.nowMs = 270_000;
  expect(await getToken()).toBe('second');
  expect(clock.asked).toBe(2);
  expect(requests).toMatchObject([{ method: 'POST', signal: expect.any(AbortSignal) }, { method: 'POST' }]);
});

it('uses the token that came with the page first, and requests one when that is about to expire', async () => {
  const { clock, getToken } = guestTokens([token('later')], { accessToken: 'first', expiresAt: 60_000 });
  expect(await getToken()).toBe('first');
  expect(clock.asked).toBe(0);
  clock.nowMs = 31_000;
  expect(await getToken()).toBe('later');
});

it.each([
  ['a refusal', async () => new Response('no', { status: 503 })],
  ['an answer without a token', async () => Response.json({ token: 'x', expires_in: 300 })],
  ['an answer without an expiry', async () => Response.json({ access_token: 'x' })],
  ['a token of another type', async () => Response.json({ access_token: 7, expires_in: 300 })],
  ['an expiry of another type', async () => Response.json({ access_token: 'x', expires_in: '300' })],
  ['an answer that is no object', async () => Response.json('x')],
  ['an empty answer', async () => Response.json(null)],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('returns null after %s, without a request for 15 s, and then asks again', async (_what, answer) => {
  const { clock, getToken } = guestTokens([answer, token('later')]);
  expect(await getToken()).toBeNull();
  clock.nowMs = 14_999;
  expect(await getToken()).toBeNull();
  expect(clock.asked).toBe(1);
  clock.nowMs = 15_000;
  expect(await getToken()).toBe('later');
});

it('[AUT-19] keeps the anonymous token with its expiry across a reload', async () => {
  const stored = new Map<string, string>();
  await guestTokens([token('first')], undefined, stored).getToken();
  expect([...stored]).toEqual([
    ['tiffin_anonymous_token', JSON.stringify({ accessToken: 'first', expiresAt: 300_000 })],
  ]);
  const reloaded = guestTokens([token('second')], undefined, stored);
  expect(await reloaded.getToken()).toBe('first');
  reloaded.clock.nowMs = 271_000;
  expect(await reloaded.getToken()).toBe('second');
});

it.each([
  ['{'],
  ['7'],
  ['null'],
  ['{"accessToken":7,"expiresAt":300000}'],
  ['{"accessToken":"text","expiresAt":"300000"}'],
  ['{"accessToken":"text"}'],
  ['{"expiresAt":300000}'],
  ['{"accessToken":"a-day","expiresAt":86400000}'],
  ['{"accessToken":"two\\nlines","expiresAt":300000}'],
  ['{"accessToken":"for ever","expiresAt":1e300}'],
  ['{"accessToken":"forever","expiresAt":1e300}'],
])('requests a token when %j is stored', async (text) => {
  const { getToken } = guestTokens([token('first')], undefined, new Map([['tiffin_anonymous_token', text]]));
  expect(await getToken()).toBe('first');
});

it('works when storage is full or blocked', async () => {
  const getToken = createGuestTokens('/', undefined, token('first'), Date.now, () => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await getToken()).toBe('first');
});

it('computes the remaining life of a stored token from the current time', async () => {
  const nowMs = 90_000_000;
  const stored = JSON.stringify({ accessToken: 'stored', expiresAt: nowMs + 300_000 });
  const getToken = createGuestTokens(
    '/',
    undefined,
    token('asked'),
    () => nowMs,
    () => ({
      getItem: () => stored,
      setItem: () => undefined,
    }),
  );
  expect(await getToken()).toBe('stored');
});

it('requests a token when there is no storage', async () => {
  const getToken = createGuestTokens('/', undefined, token('first'), Date.now, () => undefined);
  expect(await getToken()).toBe('first');
});
