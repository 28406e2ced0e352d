import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AskedPage, PageRenderer } from '../rendering/create-page-renderer';
import type { RenderedPage } from '../rendering/render-answer';
import { startServices } from '../test-support/start-services';
import { startShell } from '../test-support/start-shell';

const MENU = '/m/caf%C3%A9/menu';
const CHECKOUT = '/m/lucknow/place/order';
const OVERRIDE_HOST = 'localhost:9999';
const MENU_URL = 'http://localhost:3001/mfe-menu-cart/1.0.0-here/mf-manifest.json';

const query = { queryKey: ['merchants'], queryHash: '["merchants"]', state: { data: 'Café' } };
const rendered: RenderedPage = {
  head: { title: 'Café', mayBeListed: true, structuredData: [{ '@type': 'Restaurant' }] },
  queries: { queries: [query], mutations: [] },
  screen: { html: '<main style="color:red">Soup</main>', styles: '<style data-styled="">.a{}</style>' },
  nowMs: 1_800_000_000_000,
};

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices((url) =>
    url.startsWith('/realms') ? { access_token: 'guest', expires_in: 300 } : null,
  );
});
afterAll(() => services.stop());

type Request = { readonly url: string; readonly headers?: Record<string, string> };

/** Returns a page without its nonce, rendered with `result`, and what its renderer was asked. */
async function pageOf(
  result: RenderedPage | 'failed' | undefined,
  request: Request,
  env: Readonly<Record<string, string>> = {},
) {
  const asked: AskedPage[] = [];
  const render: PageRenderer = async (page) => {
    asked.push(page);
    return result;
  };
  const { url } = services;
  const settings = {
    TIFFIN_MAIN_URL: url,
    TIFFIN_SSO_URL: url,
    TIFFIN_OVERRIDE_HOSTS: OVERRIDE_HOST,
    ...env,
  };
  const shell = await startShell(settings, { render });
  const { statusCode, body } = await shell.app.inject(request);
  await shell.stop();
  const [nonce = ''] = /(?<=csp-nonce" nonce=")[^"]+/.exec(body) ?? [];
  const page = body.replaceAll(nonce, '{nonce}');
  const [head = '', rest = ''] = page.split('</head>');
  return { asked, statusCode, page, head, rest, bootstrap: bootstrapOf(body) };
}

function bootstrapOf(body: string): unknown {
  return JSON.parse(/id="tiffin-bootstrap">([^<]+)</.exec(body)?.[1] ?? 'null');
}

const rootOf = (page: string) => /<div id="root">[^]*?<\/div>\n/.exec(page)?.[0];

it('asks for a page with its route, builds, parameters, query, language and the guests’ token', async () => {
  const { asked } = await pageOf(rendered, { url: `${MENU}?lang=zh&item=7` });
  expect(asked).toEqual([
    {
      route: expect.objectContaining({ remote: 'mfe-menu-cart', path: '/m/:merchantExternalId/menu' }),
      build: expect.objectContaining({ manifestUrl: MENU_URL }),
      shell: expect.objectContaining({ remote: 'shell', publicPath: '/assets/' }),
      config: expect.objectContaining({ subdomain: null }),
      path: MENU,
      params: { merchantExternalId: 'café' },
      query: 'lang=zh&item=7',
      locale: 'zh',
      accessToken: 'guest',
      hasScreen: true,
    },
  ]);
});

it('writes what was rendered: head, styles with the nonce, screen, queries, build and time', async () => {
  const { head, rest, bootstrap } = await pageOf(rendered, { url: MENU });
  expect(head).toContain('<title>Café · Tiffin</title>');
  expect(head).toContain('<link rel="canonical" href="http://localhost:3000/m/caf%C3%A9/menu">');
  expect(head).toContain('"@type":"Restaurant"}</script>');
  expect(head).toContain('<style nonce="{nonce}" data-styled="">.a{}</style>');
  expect(rest).toContain('<div id="root"><main data-style="0">Soup</main></div>');
  expect(bootstrap).toMatchObject({
    queries: rendered.queries,
    nowMs: rendered.nowMs,
    renderedBuild: MENU_URL,
  });
});

it('loads the network client early only for a page whose data is not in it', async () => {
  const network = /<link rel="preload"[^>]+network\.12345678\.js/;
  const [filled, empty, none] = await Promise.all([
    pageOf(rendered, { url: MENU }),
    pageOf({ ...rendered, queries: { queries: [] } }, { url: MENU }),
    pageOf(undefined, { url: MENU }),
  ]);
  expect(filled.head).not.toMatch(network);
  expect(empty.head).toMatch(network);
  expect(none.head).toMatch(network);
});

it('leaves a page that was not rendered to the browser, described like the site', async () => {
  const [menu, checkout] = await Promise.all([
    pageOf(undefined, { url: MENU }),
    pageOf(undefined, { url: CHECKOUT }),
  ]);
  for (const { page, head, rest, statusCode, bootstrap } of [menu, checkout]) {
    expect(statusCode).toBe(200);
    expect(head).toContain('<title>Tiffin</title>');
    expect(head).toContain('<meta property="og:image" content="http://localhost:3000/card.png">');
    expect(head).not.toMatch(/canonical|hreflang|og:url/);
    expect(rest).toContain('<div id="root"></div>');
    expect(page).not.toContain('data-styled');
    expect(bootstrap).not.toHaveProperty('renderedBuild');
    expect(bootstrap).not.toHaveProperty('nowMs');
  }
});

it('tells the browser of a build that cannot render its page, and of no other', async () => {
  const [failed, none, good] = await Promise.all([
    pageOf('failed', { url: MENU }),
    pageOf(undefined, { url: MENU }),
    pageOf(rendered, { url: MENU }),
  ]);
  expect(failed.bootstrap).toMatchObject({ failedBuild: MENU_URL });
  expect(failed.rest).toContain('<div id="root"></div>');
  for (const page of [none, good]) expect(page.bootstrap).not.toHaveProperty('failedBuild');
});

it('names no build where only head and data were rendered', async () => {
  const { screen: _screen, ...described } = rendered;
  const { head, rest, bootstrap } = await pageOf(described, { url: MENU });
  expect(head).toContain('<title>Café · Tiffin</title>');
  expect(rest).toContain('<div id="root"></div>');
  expect(bootstrap).toMatchObject({ queries: rendered.queries });
  expect(bootstrap).not.toHaveProperty('renderedBuild');
});

it('describes a page that search engines may not list without naming its URLs', async () => {
  const head = { title: 'Checkout', mayBeListed: true, structuredData: [{ '@type': 'Restaurant' }] };
  const page = await pageOf({ ...rendered, head }, { url: CHECKOUT });
  expect(page.head).toContain('<title>Checkout · Tiffin</title>');
  expect(page.head).toContain('<meta name="robots" content="noindex">');
  expect(page.page).not.toMatch(/canonical|hreflang|og:url|"Restaurant"/);
});

it('runs no build that a developer has put in place of the page’s own', async () => {
  const cookie = (remote: string) => ({
    cookie: `tiffin_remotes=${encodeURIComponent(`${remote}=http://${OVERRIDE_HOST}/mf-manifest.json`)}`,
  });
  const own = await pageOf(rendered, { url: MENU, headers: cookie('mfe-menu-cart') });
  expect(own.asked).toEqual([]);
  expect(own.rest).toContain('<div id="root"></div>');
  const other = await pageOf(rendered, { url: MENU, headers: cookie('mfe-teams') });
  expect(other.asked).toMatchObject([{ build: { manifestUrl: MENU_URL } }]);
  expect(rootOf(other.page)).toBe(rootOf((await pageOf(rendered, { url: MENU })).page));
});

it('asks the same for a person with a token as for everybody', async () => {
  const [guest, person] = await Promise.all([
    pageOf(rendered, { url: MENU }),
    pageOf(rendered, { url: MENU, headers: { cookie: 'tiffin_token=a.b.c; tiffin_refresh_token=r' } }),
  ]);
  expect(JSON.stringify(person.asked)).toBe(JSON.stringify(guest.asked));
  expect(JSON.stringify(person.asked)).not.toContain('a.b.c');
});

it.each<[string, Request, Readonly<Record<string, string>>]>([
  ['that returns from signing in', { url: MENU, headers: { cookie: 'tiffin_auth_redirect=1' } }, {}],
  ['of a site that renders in the browser', { url: MENU }, { TIFFIN_SERVER_RENDERING: 'off' }],
])('asks for no screen of a page %s', async (_what, request, env) => {
  expect((await pageOf(rendered, request, env)).asked).toMatchObject([{ hasScreen: false }]);
});

it('asks with an empty token where the provider gives none', async () => {
  const { asked } = await pageOf(rendered, { url: MENU }, { TIFFIN_SSO_URL: 'http://127.0.0.1:1' });
  expect(asked).toMatchObject([{ accessToken: '' }]);
});

it.each(['/nowhere', '/_app?mid=lucknow', '/m/%ff/menu'])(
  'asks for no page of %s, which is no remote’s',
  async (url) => {
    const { asked, rest } = await pageOf(rendered, { url });
    expect(asked).toEqual([]);
    expect(rest).toContain('<div id="root"></div>');
  },
);
