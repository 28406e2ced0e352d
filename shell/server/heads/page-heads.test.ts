import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startServices } from '../test-support/start-services';
import { startShell } from '../test-support/start-shell';
import { readHead } from './page-heads';
import type { AskedPage, PageHeads } from './page-heads';

const MENU = '/m/caf%C3%A9/menu';
const MERCHANT = { merchant: { name: 'Café', suppressSearchIndexing: false } };
const CARD = { card: { hostFirstName: 'Ana' } };
const OVERRIDE_HOST = 'localhost:9999';

let services: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  services = await startServices((url) =>
    url.startsWith('/realms')
      ? { access_token: 'guest', expires_in: 300 }
      : url.includes('externalId=')
        ? MERCHANT
        : url === '/invites/k3jpqz8mv1/card'
          ? CARD
          : null,
  );
});
afterAll(() => services.stop());

type Request = { readonly url: string; readonly headers?: Record<string, string> };

/** Returns the head element of a page, without its nonce. */
async function headOf(heads: PageHeads | undefined, request: Request) {
  const body = await pageOf(heads, request);
  return body.slice(0, body.indexOf('</head>'));
}

/** Returns a page without its nonce. */
async function pageOf(heads: PageHeads | undefined, request: Request) {
  const { url } = services;
  const env = {
    ...{ TIFFIN_MAIN_URL: url, TIFFIN_INVITE_URL: url, TIFFIN_SSO_URL: url },
    TIFFIN_OVERRIDE_HOSTS: OVERRIDE_HOST,
  };
  const shell = await startShell(env, { heads });
  const { statusCode, body } = await shell.app.inject(request);
  await shell.stop();
  expect(statusCode).toBe(200);
  const [nonce = ''] = /(?<=csp-nonce" nonce=")[^"]+/.exec(body) ?? [];
  return body.replaceAll(nonce, '{nonce}');
}

const titled: PageHeads = async ({ params, answers }) => ({
  title: `${params.merchantExternalId} ${JSON.stringify(answers)}`,
  structuredData: [{ '@type': 'Restaurant' }],
});

it('asks for the head of a page with its route, build, parameters, query, language and answers', async () => {
  const asked: AskedPage[] = [];
  const heads: PageHeads = async (page) => {
    asked.push(page);
    return titled(page);
  };
  const head = await headOf(heads, { url: `${MENU}?lang=zh&item=7` });
  expect(asked).toEqual([
    {
      route: expect.objectContaining({ remote: 'mfe-menu-cart', path: '/m/:merchantExternalId/menu' }),
      build: expect.objectContaining({ buildId: 'here' }),
      path: MENU,
      params: { merchantExternalId: 'café' },
      query: 'lang=zh&item=7',
      locale: 'zh',
      answers: { getMerchant: MERCHANT },
    },
  ]);
  expect(head).toContain('<title>café {&#34;getMerchant&#34;:');
  expect(head).toContain('<link rel="canonical" href="http://localhost:3000/m/caf%C3%A9/menu?lang=zh">');
  expect(head).toContain('<meta property="og:title"');
  expect(head).toContain('"@type":"Restaurant"}</script>');
});

it('reads for a head what the page itself does not get, and preloads as if nothing was read', async () => {
  const hostOf: PageHeads = async ({ answers }) => ({ title: `Host ${JSON.stringify(answers)}` });
  const known = await pageOf(hostOf, { url: '/g/k3jpqz8mv1' });
  expect(known).toContain('<title>Host {&#34;getInviteCard&#34;:{&#34;card&#34;:{&#34;hostFirstName&#34;:');
  expect(known.split('</head>')[1]).not.toMatch(/Ana|hostFirstName/);
  const preloads = (page: string) => page.match(/<link rel="preload"[^>]+>/g);
  const unknown = await pageOf(hostOf, { url: '/g/0000000000' });
  expect(unknown).toContain('<title>Host {}');
  expect(preloads(known)).toEqual(preloads(unknown));
});

it('describes a page without a head like the site, and names its URLs if it is listed', async () => {
  const [menu, checkout] = await Promise.all([
    headOf(undefined, { url: MENU }),
    headOf(undefined, { url: '/m/lucknow/place/order' }),
  ]);
  for (const head of [menu, checkout]) expect(head).toContain('<title>Tiffin</title>');
  expect(menu).toMatch(/rel="canonical"[^]*hreflang="zh-Hant"/);
  expect(checkout).not.toMatch(/canonical|hreflang|og:url/);
  expect(checkout).toContain('<meta property="og:image" content="http://localhost:3000/card.png">');
});

it.each<[string, PageHeads]>([
  ['rejects', () => Promise.reject(new Error('the process has ended'))],
  [
    'throws',
    () => {
      throw new Error('no such build');
    },
  ],
  ['does not answer', () => new Promise(() => undefined)],
])('sends the page without a head where their source %s', async (_what, heads) => {
  expect(await headOf(heads, { url: MENU })).toBe(await headOf(undefined, { url: MENU }));
});

it('waits 300 ms for a head', async () => {
  jest.useFakeTimers();
  const asked = { params: {}, query: '', path: '/', locale: 'en', answers: {} } as const;
  const build = {
    ...{ version: '1', buildId: 'b', contract: 2, manifestUrl: '/', entry: 'e.js' },
    ...{ integrity: {}, preload: [], screens: {}, slots: [] },
  };
  const done = jest.fn();
  void readHead(() => new Promise(() => undefined), {
    ...asked,
    route: { remote: 'r', path: '/' },
    build,
  }).then(done);
  await jest.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(undefined);
  jest.useRealTimers();
});

it('gives everybody the same head: a developer with an override, and a person with a token', async () => {
  const override = encodeURIComponent(`mfe-menu-cart=http://${OVERRIDE_HOST}/mf-manifest.json`);
  const builds: string[] = [];
  const heads: PageHeads = async (page) => {
    builds.push(page.build.manifestUrl);
    return titled(page);
  };
  const tagsOf = async (headers: Record<string, string>) =>
    (await headOf(heads, { url: MENU, headers })).match(
      /<(?:title|meta name|meta property="og|link rel="canonical).*/g,
    );
  const usual = await tagsOf({});
  expect(await tagsOf({ cookie: `tiffin_remotes=${override}` })).toEqual(usual);
  expect(await tagsOf({ cookie: 'tiffin_token=a.b.c' })).toEqual(usual);
  expect(new Set(builds)).toEqual(
    new Set(['http://localhost:3001/mfe-menu-cart/1.0.0-here/mf-manifest.json']),
  );
});
