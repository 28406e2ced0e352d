import { afterEach, expect, it, jest } from '@jest/globals';
import { createPublicReader } from './read-public-answers';

const MAIN = 'http://localhost:4000/main';
const merchant = `${MAIN}/v1/merchants?externalId=saffron-street`;
const menu = `${MAIN}/v1/menus?merchantExternalId=saffron-street&excludeChoices=true`;
const page = { urls: [merchant, menu], locale: 'zh', accessToken: 'guest' } as const;

/** A reader of one service, and what this service was asked. */
function readerWith(reply: (url: string) => Response | Promise<Response>) {
  const seen: [string, RequestInit | undefined][] = [];
  const ask: typeof fetch = async (url, init) => {
    seen.push([String(url), init]);
    return reply(String(url));
  };
  return { seen, read: createPublicReader([MAIN], { ask }) };
}

afterEach(() => {
  jest.useRealTimers();
});

it('[API-01] reads what a page asks for with the guests’ token, in the language of the page', async () => {
  const { seen, read } = readerWith((url) => Response.json({ of: url }));
  expect(await read(page)).toEqual({ [merchant]: { of: merchant }, [menu]: { of: menu } });
  expect(seen.map(([url]) => url)).toEqual([merchant, menu]);
  expect(seen[0]?.[1]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer guest',
    'accept-language': 'zh,en;q=0.9',
  });
});

it.each([
  ['refused', () => new Response('{}', { status: 404 })],
  ['unreadable', () => new Response('<html>')],
  ['empty', () => new Response('')],
  ['too large', () => new Response(JSON.stringify('x'.repeat(200_001)))],
  ['not reachable', () => Promise.reject(new TypeError('fetch failed'))],
])('gives null for what is %s', async (_what, reply) => {
  const { read } = readerWith((url) => (url === menu ? reply() : Response.json({})));
  expect(await read(page)).toEqual({ [merchant]: {}, [menu]: null });
});

it.each([
  'https://evil.example/main/v1/menus',
  'http://localhost:4000/main@evil.example/v1/menus',
  'http://localhost:4000/mainly/v1/menus',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/main/v1/menus',
])('gives null for %s, which is of no service, and sends it no token', async (url) => {
  const { seen, read } = readerWith(() => Response.json({}));
  expect(await read({ ...page, urls: [url, menu] })).toEqual({ [url]: null, [menu]: {} });
  expect(seen.map(([asked]) => asked)).toEqual([menu]);
});

it('follows no redirect, which could lead to another host', async () => {
  const { seen, read } = readerWith(() => Response.json({}));
  await read(page);
  expect(seen[0]?.[1]?.redirect).toBe('error');
});

it('gives null for what does not come within 300 ms', async () => {
  const { seen, read } = readerWith(() => Promise.reject(new Error('aborted')));
  const limit = jest.spyOn(AbortSignal, 'timeout');
  expect(await read({ ...page, urls: [menu] })).toEqual({ [menu]: null });
  expect(limit.mock.calls).toEqual([[300]]);
  expect(seen[0]?.[1]?.signal).toBe(limit.mock.results[0]?.value);
});

it('keeps no answer of a URL with a secret', async () => {
  const { seen, read } = readerWith((url) => Response.json({ of: url, at: seen.length }));
  const secret = `${MAIN}/v1/guest-order/s3cret`;
  const page = { urls: [secret, menu], linkUrls: [secret], locale: 'en', accessToken: 'guest' } as const;
  await read(page);
  expect(await read(page)).toMatchObject({ [secret]: { of: secret, at: 3 } });
  expect(seen.map(([url]) => url)).toEqual([secret, menu, secret]);
});

it('asks once a second for the same URL in the same language, whoever reads it', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask'] });
  const { seen, read } = readerWith(() => Response.json({}));
  const alone = { ...page, urls: [menu] };
  await Promise.all([read(alone), read(alone), read({ ...alone, accessToken: 'guest of later' })]);
  expect(seen).toHaveLength(1);
  await read({ ...alone, locale: 'en' });
  expect(seen).toHaveLength(2);
  jest.setSystemTime(1000);
  await read(alone);
  expect(seen).toHaveLength(3);
});
