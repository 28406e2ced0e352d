import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '../rendering/render-answer';
import { startShell } from '../test-support/start-shell';

const MENU = '/m/lucknow/menu';
const rendered: RenderedPage = {
  head: { title: 'Lucknow' },
  queries: { queries: [], mutations: [] },
  screen: {
    html: `<main style="color:red">${'<p>黑扁豆咖喱 Dal</p>'.repeat(50)}</main>`,
    styles: '<style data-styled="">.a{}</style>',
  },
  nowMs: 1_800_000_000_000,
  spent: { dataMs: 12, renderMs: 30 },
};

let app: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ app, stop } = await startShell({}, { render: async () => rendered }));
});
afterAll(() => stop());

it.each([
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])(
  'sends a rendered page to a browser that accepts %s as %s, with the same text',
  async (accepted, name, unpack) => {
    const plain = await app.inject({ url: MENU, headers: { 'accept-encoding': 'identity' } });
    const packed = await app.inject({ url: MENU, headers: { 'accept-encoding': accepted } });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      name,
    ]);
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const text = unpack(packed.rawPayload).toString();
    expect(text).toContain('<p>黑扁豆咖喱 Dal</p>');
    expect(comparable(text)).toBe(comparable(plain.body));
  },
);

it('lets nobody keep a page that only bearers of its URL may see, and packs it anew for each', async () => {
  const asked: string[] = [];
  const shell = await startShell(
    {},
    {
      render: async ({ path }) => {
        asked.push(path);
        return { ...rendered, isByLink: path.includes('secret') };
      },
    },
  );
  const open = (url: string) => shell.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const pages = [await open('/g/secret-1'), await open('/g/secret-1'), await open(MENU), await open(MENU)];
  await shell.stop();
  expect(pages.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-store',
    'no-store',
    'private, no-cache',
    'private, no-cache',
  ]);
  expect(asked).toEqual(['/g/secret-1', '/g/secret-1', MENU]);
  expect(pages[1]?.headers['x-robots-tag']).toBe('noindex');
  expect(brotliDecompressSync(pages[1]?.rawPayload ?? '').toString()).toContain('<p>黑扁豆咖喱 Dal</p>');
});

it('says how long a screen took to the request that it was rendered for, and to no later one', async () => {
  const times = [];
  for (let request = 0; request < 2; request += 1)
    times.push((await app.inject(`${MENU}?timed`)).headers['server-timing']);
  expect(times).toEqual([
    expect.stringMatching(/^data;dur=12\.0, render;dur=30\.0, cache;desc="miss";dur=/),
    expect.stringMatching(/^cache;desc="hit";dur=/),
  ]);
});

/** Returns a page without what differs for each response: its nonce and when it was sent. */
function comparable(page: string): string {
  const [nonce = ''] = /(?<=csp-nonce" nonce=")[^"]+/.exec(page) ?? [];
  return page.replaceAll(nonce, '{nonce}').replace(/"sentMs":\d+/, '"sentMs":0');
}
