import { expect, it } from '@jest/globals';
import type { PageHead, ServerPage } from '@tiffin/contracts';
import type { ServerBuild } from '@tiffin/server-builds';
import { headsOfBuilds } from './heads-of-builds';

const HASH = `sha384-${'a'.repeat(64)}`;
const route = { remote: 'mfe-menu-cart', path: '/m/:merchantExternalId/menu' };
const build = {
  version: '1.0.0',
  buildId: 'b',
  contract: 2,
  manifestUrl: 'https://assets.example/mfe-menu-cart/1.0.0-b/mf-manifest.json',
  entry: 'entry.js',
  integrity: { 'server.1.js': HASH },
  preload: [],
  screens: {},
  slots: [],
  server: 'server.1.js',
};
const page = {
  route,
  path: '/m/saffron-street/menu',
  params: { merchantExternalId: 'saffron-street' },
  query: 'lang=zh',
  locale: 'zh',
  answers: { getMerchant: {} },
} as const;

/** The adapter with what it asks of the processes, and a store that holds `text`. */
function withStore(text: string | undefined) {
  const asked: { build: ServerBuild; pattern: string; page: ServerPage }[] = [];
  const heads = headsOfBuilds({
    siteUrl: 'https://tiffin.example',
    readFile: async () => (text === undefined ? undefined : { content: Buffer.from(text), isPacked: false }),
    builds: {
      head: async (of, pattern, about): Promise<PageHead> => {
        asked.push({ build: of, pattern, page: about });
        return { title: 'Saffron Street' };
      },
    },
  });
  return { heads, asked };
}

it('asks the deployed server build for the head of its route, with public data only', async () => {
  const { heads, asked } = withStore('the code');
  expect(await heads({ ...page, build })).toEqual({ title: 'Saffron Street' });
  const { params, query, locale, answers } = page;
  expect(asked).toEqual([
    {
      build: expect.objectContaining({ id: `mfe-menu-cart ${HASH}`, remote: route.remote, version: '1.0.0' }),
      pattern: route.path,
      page: { params, query, locale, answers, siteUrl: 'https://tiffin.example' },
    },
  ]);
  expect(await asked[0]?.build.readCode()).toBe('the code');
});

it('rejects code that is missing or not the deployed file', async () => {
  const { heads, asked } = withStore(undefined);
  await heads({ ...page, build });
  await expect(asked[0]?.build.readCode()).rejects.toThrow(
    'server.1.js is missing or is not the deployed file.',
  );
});

it('gives a build without a server build no head', async () => {
  const { heads, asked } = withStore('the code');
  expect(await heads({ ...page, build: { ...build, server: undefined } })).toBeUndefined();
  expect(await heads({ ...page, build: { ...build, integrity: {} } })).toBeUndefined();
  expect(asked).toEqual([]);
});
