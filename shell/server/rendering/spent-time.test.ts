import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { makeBuild } from '../test-support/make-build';
import { createPageRenderer } from './create-page-renderer';
import type { AskedPage } from './create-page-renderer';

const { config } = readSettings({});
const WAIT_MS = 20;
const SERVER = { server: 'entry.1.js' };
const part = { remote: 'shell', version: '1.0.0', publicPath: '/assets/', readCode: async () => '' };

const asked: AskedPage = {
  ...{ path: '/', params: {}, query: '', locale: 'en', config, accessToken: 'guest', hasScreen: true },
  route: { path: '/', remote: 'mfe-menu-cart' },
  build: {
    ...makeBuild('mfe-menu-cart', 'here'),
    manifestUrl: 'http://assets/mfe/mf-manifest.json',
    ...SERVER,
  },
  shell: { id: 'shell', ...part },
};

/** A renderer whose build needs one round of data, each of which takes a while. */
function renderer() {
  return createPageRenderer({
    builds: {
      answer: async (_pair, page, schema) => {
        const hasData = Object.keys(Object(Reflect.get(page, 'served'))).length > 0;
        return schema.parse(
          hasData
            ? { kind: 'page', queries: { queries: [] } }
            : { kind: 'needs', urls: ['http://main/v1/menus'] },
        );
      },
    },
    readFile: async () => undefined,
    read: async ({ urls }) => {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      return Object.fromEntries(urls.map((url) => [url, {}]));
    },
    siteUrl: 'http://localhost',
    limitMs: 1000,
  });
}

it('says how long the data and the screen of a page took, to the request that it was rendered for', async () => {
  const render = renderer();
  const [first, second] = await Promise.all([render({ ...asked }), render({ ...asked })]);
  const third = await render({ ...asked });
  // A timer may fire a millisecond early.
  expect(first?.spent?.dataMs).toBeGreaterThanOrEqual(WAIT_MS - 1);
  expect(first?.spent?.renderMs).toBeLessThan(WAIT_MS);
  expect([second?.spent, third?.spent]).toEqual([undefined, undefined]);
});
