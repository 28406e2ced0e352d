import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PRODUCTION } from '../test-support/production';
import { startServices } from '../test-support/start-services';
import { startShell } from '../test-support/start-shell';

/** Each merchant of the stand-in, and whether it suppresses its listing. The list has them on two pages. */
const MERCHANTS = { 'lucknow-lunch-home': false, 'a&b/c': false, hidden: true };

let fails: string;
let asked: string[];

function answerOf(url: string): unknown {
  asked.push(url);
  if (fails !== '' && url.includes(fails)) return 500;
  const { pathname, searchParams } = new URL(url, 'http://services');
  if (pathname.startsWith('/realms')) return { access_token: 'guest', expires_in: 300 };
  if (pathname === '/merchants/nearby') {
    const isFirst = searchParams.get('nextPageToken') === null;
    const ids = isFirst ? ['lucknow-lunch-home', 'a&b/c'] : ['hidden', 'a&b/c', 'gone'];
    return {
      merchants: ids.map((externalId) => ({ externalId })),
      hasNextPage: isFirst,
      paginationToken: isFirst ? 'next' : null,
    };
  }
  const found = Object.entries(MERCHANTS).find(([id]) => id === searchParams.get('externalId'));
  return found ? { merchant: { suppressSearchIndexing: found[1] } } : null;
}

let services: Awaited<ReturnType<typeof startServices>>;
const stops: (() => Promise<void>)[] = [];

async function start(env: Readonly<Record<string, string>> = {}) {
  const { url } = services;
  const shell = await startShell({
    TIFFIN_MAIN_URL: url,
    TIFFIN_GATEWAY_URL: url,
    TIFFIN_SSO_URL: url,
    TIFFIN_SITEMAP_POINTS: '43.65,-79.38',
    ...env,
  });
  stops.push(shell.stop);
  return shell.app;
}

beforeAll(async () => {
  services = await startServices(answerOf);
});
beforeEach(() => {
  fails = '';
  asked = [];
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  services.stop();
});

it('lists every page in both languages, without merchants that suppress it or that are gone', async () => {
  const app = await start();
  const { statusCode, headers, body } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=600',
  ]);
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'http://localhost:3000/?lang=en',
    'http://localhost:3000/?lang=zh',
    'http://localhost:3000/m/lucknow-lunch-home/menu?lang=en',
    'http://localhost:3000/m/lucknow-lunch-home/menu?lang=zh',
    'http://localhost:3000/m/a%26b%2Fc/menu?lang=en',
    'http://localhost:3000/m/a%26b%2Fc/menu?lang=zh',
  ]);
  expect(body).toContain(
    [
      '<loc>http://localhost:3000/m/lucknow-lunch-home/menu?lang=zh</loc>',
      '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/m/lucknow-lunch-home/menu?lang=en"/>',
      '<xhtml:link rel="alternate" hreflang="zh-Hant" href="http://localhost:3000/m/lucknow-lunch-home/menu?lang=zh"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/m/lucknow-lunch-home/menu"/>',
    ].join(''),
  );
  const lists = asked.filter((url) => url.startsWith('/merchants/nearby'));
  expect(lists).toEqual([
    '/merchants/nearby?latitude=43.65&limit=100&longitude=-79.38&maxDistance=50000',
    '/merchants/nearby?latitude=43.65&limit=100&longitude=-79.38&maxDistance=50000&nextPageToken=next',
  ]);
});

it('asks the services once for all who read the sitemap', async () => {
  const app = await start();
  await Promise.all([app.inject('/sitemap.xml'), app.inject('/sitemap.xml')]);
  const { length } = asked;
  await app.inject('/sitemap.xml');
  expect(asked).toHaveLength(length);
  expect(asked.filter((url) => url.includes('externalId=lucknow-lunch-home'))).toHaveLength(1);
});

it.each(['/realms', '/merchants/nearby', 'externalId=hidden'])(
  'writes no sitemap while %s fails, and the whole one right after',
  async (part) => {
    const app = await start();
    fails = part;
    const failed = await app.inject('/sitemap.xml');
    expect([failed.statusCode, failed.headers['retry-after'], failed.headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    fails = '';
    expect((await app.inject('/sitemap.xml')).body).toContain('/m/lucknow-lunch-home/menu');
  },
);

it('lists only pages of the site, and asks nobody, where no points are set', async () => {
  const app = await start({ TIFFIN_SITEMAP_POINTS: 'none' });
  const { body } = await app.inject('/sitemap.xml');
  expect(body.match(/<loc>/g)).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('lets robots read every page, also those whose `noindex` they must see, and names the sitemap', async () => {
  const shell = await startShell({ ...PRODUCTION });
  const { headers, body } = await shell.app.inject('/robots.txt');
  const invitation = await shell.app.inject('/g/k3jpqz8mv1');
  await shell.stop();
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://lunch.example/sitemap.xml',
    '',
  ]);
  expect(invitation.headers['x-robots-tag']).toBe('noindex');
});

it('lets search engines read nothing outside production', async () => {
  const app = await start();
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});
