import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Answered, Pair, ServerBuilds } from '@tiffin/server/builds';
import { readSettings } from '../settings';
import { createPageRenderer } from './create-page-renderer';
import type { AskedPage } from './create-page-renderer';

const { config } = readSettings({});
const SERVER = 'server.1.js';
const page: AskedPage = {
  path: '/m/lucknow/menu',
  params: { merchantExternalId: 'lucknow' },
  query: 'lang=en',
  locale: 'en',
  route: { path: '/m/:merchantExternalId/menu', remote: 'mfe-menu-cart', listed: 'by-merchant' },
  build: {
    version: '1.2.0',
    buildId: 'b',
    contract: 3,
    manifestUrl: 'https://assets.example/mfe-menu-cart/1.2.0-b/mf-manifest.json',
    entry: 'entry.1.js',
    integrity: { [SERVER]: 'sha384-server' },
    preload: [],
    screens: {},
    slots: [],
    server: SERVER,
  },
  shell: { id: 'shell 1', remote: 'shell', version: '1', publicPath: '/assets/', readCode: async () => '' },
  config,
  accessToken: 'token-of-guests',
  hasScreen: true,
};
const PAGE = { kind: 'page', head: { title: 'Menu' }, queries: { queries: [] } };

const READ_MS = 7;

type Asked = { readonly served: Readonly<Record<string, unknown>>; readonly nowMs: number };

/** A renderer whose builds answer with `reply`, or `unanswered` where that is none, and what it asked. */
function rendererWith(
  reply: (asked: Asked) => unknown,
  unanswered: Answered<never> = { kind: 'failed', whose: 'remote' },
) {
  const pairs: Pair[] = [];
  const asked: Asked[] = [];
  const reads: unknown[] = [];
  const builds: Pick<ServerBuilds, 'answer'> = {
    answer: async (pair, given, schema) => {
      const copy: Asked = JSON.parse(JSON.stringify(given));
      pairs.push(pair);
      asked.push(copy);
      const { data } = schema.safeParse(await reply(copy));
      return data === undefined ? unanswered : { kind: 'answer', answer: data };
    },
  };
  const render = createPageRenderer({
    builds,
    readFile: async (build, { file }) =>
      build.buildId === 'gone' ? undefined : { content: Buffer.from(`code of ${file}`), isPacked: false },
    read: async (wanted) => {
      jest.advanceTimersByTime(READ_MS);
      reads.push(wanted);
      return Object.fromEntries(wanted.urls.map((url) => [url, `answer of ${url}`]));
    },
    siteUrl: 'https://lunch.example',
    limitMs: 500,
    staleMs: 600_000,
    keptBytes: 1_000_000,
  });
  return { render, pairs, asked, reads };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks the remote’s build with the shell’s for a page, and says when it was rendered', async () => {
  const { render, asked, pairs, reads } = rendererWith(() => PAGE);
  expect(await render(page)).toEqual({
    ...PAGE,
    nowMs: 1_800_000_000_000,
    isByLink: false,
    spent: { dataMs: 0, renderMs: 0 },
  });
  expect(asked).toEqual([
    {
      path: '/m/lucknow/menu',
      params: { merchantExternalId: 'lucknow' },
      query: 'lang=en',
      locale: 'en',
      route: { path: '/m/:merchantExternalId/menu' },
      remote: {
        name: 'mfe-menu-cart',
        version: '1.2.0-b',
        url: 'https://assets.example/mfe-menu-cart/1.2.0-b/mf-manifest.json',
      },
      config,
      siteUrl: 'https://lunch.example',
      nowMs: 1_800_000_000_000,
      served: {},
      hasScreen: true,
    },
  ]);
  expect(pairs).toEqual([
    {
      shell: page.shell,
      remote: {
        id: 'mfe-menu-cart sha384-server https://assets.example/mfe-menu-cart/1.2.0-b/',
        remote: 'mfe-menu-cart',
        version: '1.2.0-b',
        publicPath: 'https://assets.example/mfe-menu-cart/1.2.0-b/',
        readCode: expect.any(Function),
      },
    },
  ]);
  expect(reads).toEqual([]);
});

it('says that an order has been placed where its route does', async () => {
  const { render, asked } = rendererWith(() => PAGE);
  await render({ ...page, route: { ...page.route, isAfterOrder: true } });
  expect(asked).toMatchObject([{ route: { path: page.route.path, isAfterOrder: true } }]);
});

it('reads what a page needs, round by round, with the guests’ token, which no build gets', async () => {
  const needs = [['a', 'b'], ['c']];
  const { render, asked, reads } = rendererWith(({ served }) => {
    const urls = needs.find((round) => round.some((url) => !(url in served)));
    return urls ? { kind: 'needs', urls } : PAGE;
  });
  expect(await render(page)).toMatchObject({ head: { title: 'Menu' } });
  expect(asked.map(({ served }) => served)).toEqual([
    {},
    { a: 'answer of a', b: 'answer of b' },
    { a: 'answer of a', b: 'answer of b', c: 'answer of c' },
  ]);
  expect(new Set(asked.map(({ nowMs }) => nowMs)).size).toBe(1);
  expect(reads).toEqual(
    needs.map((urls) => ({ urls, linkUrls: [], locale: 'en', accessToken: 'token-of-guests' })),
  );
  expect(JSON.stringify(asked)).not.toContain('token-of-guests');
});

it('gives up a page that needs more data after four rounds', async () => {
  const { render, asked } = rendererWith(() => ({ kind: 'needs', urls: ['a'] }));
  expect(await render(page)).toBe('failed');
  expect(asked).toHaveLength(4);
});

it('gives up a page that needs 41 URLs at once', async () => {
  const urls = Array.from({ length: 41 }, (_each, index) => `${index}`);
  const { render, reads } = rendererWith(() => ({ kind: 'needs', urls }));
  expect(await render(page)).toBe('failed');
  expect(reads).toEqual([]);
});

it.each<[string, Answered<never>, unknown]>([
  ['its remote’s build fails', { kind: 'failed', whose: 'remote' }, 'failed'],
  ['its shell’s build fails', { kind: 'failed', whose: 'shell' }, undefined],
  ['its answer is late', { kind: 'late' }, undefined],
])('gives no page where %s, and says whether the remote is at fault', async (_what, answered, outcome) => {
  const { render, asked } = rendererWith(() => undefined, answered);
  expect(await render(page)).toBe(outcome);
  expect(asked).toHaveLength(1);
});

it('does not wait longer than its limit, and the next request finds the page', async () => {
  let settle: (reply: unknown) => void = () => undefined;
  const { render, asked } = rendererWith(() => new Promise((resolve) => (settle = resolve)));
  const done = jest.fn();
  void render(page).then(done);
  await jest.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(undefined);
  settle(PAGE);
  expect(await render(page)).toMatchObject({ head: { title: 'Menu' } });
  expect(asked).toHaveLength(1);
});

it('asks once in two seconds for equal pages, whichever token reads their data', async () => {
  const { render, asked } = rendererWith(() => PAGE);
  await Promise.all([render(page), render({ ...page }), render({ ...page, accessToken: 'next' })]);
  await jest.advanceTimersByTimeAsync(1999);
  await render(page);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
});

it('gives the page of before at once, and renders it again behind it, for ten minutes', async () => {
  let title = 'first';
  const { render, asked } = rendererWith(() => ({ ...PAGE, head: { title } }));
  await render({ ...page });
  title = 'second';
  await jest.advanceTimersByTimeAsync(599_000);
  expect(await render({ ...page })).toMatchObject({ head: { title: 'first' }, spent: undefined });
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(await render({ ...page })).toMatchObject({ head: { title: 'second' }, spent: undefined });
  title = 'third';
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await render({ ...page })).toMatchObject({ head: { title: 'third' }, spent: { renderMs: 0 } });
});

it('keeps the page of before while its build fails or is late, and asks for it every two seconds', async () => {
  let reply: unknown = PAGE;
  const { render, asked } = rendererWith(() => reply);
  await render({ ...page });
  reply = undefined;
  for (let second = 0; second < 10; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    expect(await render({ ...page })).toMatchObject({ head: { title: 'Menu' } });
  }
  expect(asked).toHaveLength(6);
});

it('waits for no first screen while renderings usually take longer than a page waits', async () => {
  const { render, asked } = rendererWith(
    () => new Promise((resolve) => setTimeout(() => resolve(PAGE), 900)),
  );
  const waits: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const beganAt = Date.now();
    const visit = render({ ...page, query: `q=${index}` }).then(() => waits.push(Date.now() - beganAt));
    await jest.advanceTimersByTimeAsync(1000);
    await visit;
  }
  expect(waits.slice(0, 2)).toEqual([500, 500]);
  expect(waits.slice(-3)).toEqual([0, 0, 0]);
  expect(asked).toHaveLength(12);
  expect(await render({ ...page, query: 'q=11' })).toMatchObject({ head: { title: 'Menu' } });
});

it('asks for at most forty pages at once', async () => {
  const { render, asked } = rendererWith(() => new Promise(() => undefined));
  for (let index = 0; index < 60; index += 1) void render({ ...page, query: `q=${index}` });
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(40);
});

it('keeps no page with data by a secret in its URL, and says so', async () => {
  const { render, asked, reads } = rendererWith(({ served }) =>
    'a' in served ? PAGE : { kind: 'needs', urls: ['a', 'b'], linkUrls: ['a'] },
  );
  const answers = [await render(page), await render({ ...page })];
  expect(asked).toHaveLength(4);
  for (const answer of answers) expect(answer).toMatchObject({ isByLink: true, spent: { dataMs: READ_MS } });
  expect(reads).toMatchObject([{ urls: ['a', 'b'], linkUrls: ['a'] }, {}]);
});

it('says how long the data and the screen of a page took, to the request that it was rendered for', async () => {
  const { render } = rendererWith(({ served }) => {
    jest.advanceTimersByTime(30);
    return 'a' in served ? PAGE : { kind: 'needs', urls: ['a'] };
  });
  const [first, second] = await Promise.all([render({ ...page }), render({ ...page })]);
  const third = await render({ ...page });
  expect(first).toMatchObject({ spent: { dataMs: READ_MS, renderMs: 60 } });
  for (const kept of [second, third]) expect(kept).not.toHaveProperty('spent.dataMs');
});

describe('pages that are not equal', () => {
  const { build } = page;
  it.each<[string, Partial<AskedPage>]>([
    ['path', { path: '/m/lucknow/menu/' }],
    ['query', { query: 'lang=en&item=7' }],
    ['language', { locale: 'zh' }],
    ['build of the remote', { build: { ...build, integrity: { [SERVER]: 'sha384-next' } } }],
    ['place of the build', { build: { ...build, manifestUrl: 'https://other.example/mf-manifest.json' } }],
    ['build of the shell', { shell: { ...page.shell, id: 'shell 2' } }],
    ['screen', { hasScreen: false }],
    ['subdomain', { config: { ...config, subdomain: 'northlight' } }],
    [
      'organisation',
      {
        config: {
          ...config,
          organization: {
            organizationId: 'o',
            isOrg: true,
            hasStickyPlaceOrder: false,
            isBuildingPlatform: false,
          },
        },
      },
    ],
    ['gateway', { config: { ...config, services: { ...config.services, gateway: 'https://next.example' } } }],
  ])('differ in their %s, and are asked for each', async (_what, change) => {
    const { render, asked } = rendererWith(() => PAGE);
    await Promise.all([render(page), render({ ...page, ...change })]);
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['has no server build', { server: undefined }, undefined],
  ['names a server build without its hash', { integrity: {} }, 'failed'],
])('gives no page of a build that %s, and asks nobody', async (_what, change, result) => {
  const { render, asked } = rendererWith(() => PAGE);
  expect(await render({ ...page, build: { ...page.build, ...change } })).toBe(result);
  expect(asked).toEqual([]);
});

it('reads the code of a build from its deploy, and says which file is missing', async () => {
  const { render, pairs } = rendererWith(() => PAGE);
  await render(page);
  await render({ ...page, query: '', build: { ...page.build, buildId: 'gone' } });
  const [there, gone] = pairs;
  expect(await there?.remote.readCode()).toBe('code of server.1.js');
  await expect(gone?.remote.readCode()).rejects.toThrow(
    'server.1.js is missing or is not the deployed file.',
  );
});
