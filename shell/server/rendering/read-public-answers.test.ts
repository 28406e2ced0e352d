import { expect, it } from '@jest/globals';
import { readFirstAnswers } from './first-answers';

const merchant = 'http://localhost:4000/main/v1/merchants?externalId=saffron-street';
const menu = 'http://localhost:4000/main/v1/menus?merchantExternalId=saffron-street&excludeChoices=true';
const page = { urls: [merchant, menu], locale: 'zh', accessToken: 'guest' } as const;

function services(reply: (url: string) => Response | Promise<Response>) {
  const seen: [string, RequestInit['headers']][] = [];
  const ask: typeof fetch = async (url, init) => {
    seen.push([String(url), init?.headers]);
    return reply(String(url));
  };
  return { seen, ask };
}

it('[API-01] reads what a page asks for with the guests’ token, in the language of the page', async () => {
  const { seen, ask } = services((url) => Response.json({ of: url }));
  expect(await readFirstAnswers(page, ask)).toEqual({ [merchant]: { of: merchant }, [menu]: { of: menu } });
  expect(seen[0]?.[1]).toMatchObject({ authorization: 'Bearer guest', 'accept-language': 'zh,en;q=0.9' });
});

it.each([
  ['refused', () => new Response('{}', { status: 404 })],
  ['unreadable', () => new Response('<html>')],
  ['too large', () => new Response(JSON.stringify('x'.repeat(200_001)))],
  ['not reachable', () => Promise.reject(new TypeError('fetch failed'))],
])('leaves out what is %s', async (_what, reply) => {
  const { ask } = services((url) => (url === menu ? reply() : Response.json({})));
  expect(Object.keys(await readFirstAnswers(page, ask))).toEqual([merchant]);
});

it('leaves out what does not come in time', async () => {
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  expect(await readFirstAnswers(page, never)).toEqual({});
});
