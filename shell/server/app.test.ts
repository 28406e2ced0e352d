import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { createApp } from './app';
import { readSettings } from './settings';
import { ROUTES } from './test-support/make-build';
import { startShell } from './test-support/start-shell';
import { hashOf } from './test-support/write-shell';

let app: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ app, stop } = await startShell());
});
afterAll(() => stop());

it('writes a page whose only runnable scripts carry the nonce of both policies', async () => {
  const { statusCode, headers, body } = await app.inject('/m/lucknow/menu?item=3');
  const policies = headers['content-security-policy'];
  const nonce = /'nonce-([\w-]{24})'/.exec(String(policies))?.[1] ?? 'none';
  expect(statusCode).toBe(200);
  expect(Array.isArray(policies) && policies.length).toBe(2);
  expect(body).toContain(
    `<script defer nonce="${nonce}" src="/assets/main.12345678.js" integrity="${hashOf('run()')}"`,
  );
  expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`);
  expect(body.match(/<script(?! type="application\/json"| defer nonce=)/g)).toBeNull();
  expect(headers['cache-control']).toContain('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('gives every page a nonce of its own', async () => {
  const pages = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(new Set(pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1])).size).toBe(2);
});

it('names each request in its answer: as the proxy did, or else anew', async () => {
  const idFor = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await app.inject({ url: '/health/live', headers })).headers['x-request-id'];
  };
  expect(await idFor('edge-0123456789')).toBe('edge-0123456789');
  const [first, second] = [await idFor(), await idFor()];
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  for (const bad of ['short', 'x'.repeat(65), 'with spaces in it', '{"json":"lines"}'])
    expect(await idFor(bad)).toMatch(/^[\da-f-]{36}$/);
});

it('says how long a page took, and whether it was made for an earlier request', async () => {
  const times = [];
  for (let request = 0; request < 2; request += 1)
    times.push((await app.inject('/m/timed/menu')).headers['server-timing']);
  expect(times).toEqual([
    expect.stringMatching(/^cache;desc="miss";dur=\d+\.\d$/),
    expect.stringMatching(/^cache;desc="hit";dur=\d+\.\d$/),
  ]);
});

it('tells the page its configuration and language', async () => {
  const { body } = await app.inject({ url: '/', headers: { 'accept-language': 'zh-HK,en;q=0.5' } });
  expect(body).toContain('<html lang="zh-Hant">');
  const bootstrap = /id="tiffin-bootstrap">([^<]+)</.exec(body)?.[1] ?? '{}';
  expect(JSON.parse(bootstrap)).toMatchObject({
    locale: 'zh',
    config: { appVersion: '110001', release: 'shell@1.0.0-here' },
  });
});

it('[CFG-02] takes the language of the query before that of the cookie', async () => {
  const headers = { cookie: 'tiffin_lang=zh' };
  expect((await app.inject({ url: '/', headers })).body).toContain('<html lang="zh-Hant">');
  expect((await app.inject({ url: '/?lang=en', headers })).body).toContain('<html lang="en">');
});

it.each([
  ['/m/lucknow/place/order', 200],
  ['/_app?mid=lucknow', 200],
  ['/nowhere/at/all', 404],
])('[RTE-13] %s is the app with status %i', async (url, status) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(body).toContain('id="tiffin-bootstrap"');
});

it('says that a page is not there yet while the remote that will own it is being built', async () => {
  const shell = await startShell({ TIFFIN_AWAITED_ROUTES: '/rewards/:level=mfe-rewards' });
  const { statusCode, body } = await shell.app.inject('/rewards/gold');
  expect(statusCode).toBe(503);
  expect(body).toContain('"awaited":{"mfe-rewards":[{"path":"/rewards/:level"}]}');
  expect((await shell.app.inject('/rewards')).statusCode).toBe(404);
  await shell.stop();
});

it('has the picture that chats show of its pages: PNG, 1200 by 630 pixels, under 60 kB', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/card.png');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.toString('latin1', 1, 4)).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(rawPayload.length).toBeLessThan(60_000);
});

it('answers plainly for files that are not there', async () => {
  const { statusCode, headers } = await app.inject('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain']);
  expect((await app.inject('/assets/gone.js')).body).not.toContain('<html');
});

it.each(['silent-check-sso', 'signed-in'])(
  '[RTE-04] serves the return page %s: framed by ours only, its one script inside and named by its hash',
  async (name) => {
    const { statusCode, headers, body } = await app.inject(`/order/${name}.html`);
    expect(statusCode).toBe(200);
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
    expect(script).toMatch(/postMessage|location\.replace/);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'`,
    );
  },
);

it('serves built files as their build compressed them, for ever', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/assets/main.12345678.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('run()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('[FED-01] hands out the registry of remotes at run time', async () => {
  const { headers, body } = await app.inject('/remotes.json');
  expect(headers['cache-control']).toBe('no-cache');
  const { remotes } = JSON.parse(body);
  expect(Object.keys(remotes)).toEqual(Object.keys(ROUTES));
  expect(remotes['mfe-teams']).toMatchObject({ buildId: 'here', routes: ROUTES['mfe-teams'] });
});

it.each(['/remotes.json', '/assets/main.12345678.js'])(
  'answers 304 for %s to whoever has it',
  async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const first = await app.inject({ url, headers });
    const etag = String(first.headers['etag']);
    const again = await app.inject({ url, headers: { ...headers, 'if-none-match': `"other", ${etag}` } });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    const packedOtherwise = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect(packedOtherwise.statusCode).toBe(200);
    expect(packedOtherwise.headers['vary']).toContain('accept-encoding');
  },
);

it.each(['/', '/remotes.json', '/assets/main.12345678.js'])(
  'answers HEAD of %s with the length of what GET would bring',
  async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const got = await app.inject({ url, headers });
    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.body, head.headers['content-length']]).toEqual(['', String(got.rawPayload.length)]);
    expect(head.headers['content-encoding']).toBe('br');
  },
);

it('serves no file that browsers do not run, and none outside of the builds', async () => {
  for (const url of [
    '/assets/server.12345678.js',
    '/assets/release.json',
    '/assets/../1.0.0-here/main.12345678.js',
    '/assets/%2e%2e%2f1.0.0-here%2fmain.12345678.js',
    '/assets/toString',
  ]) {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

it('keeps the guests’ token and the cookies from other sites', async () => {
  const stranger = { 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/_session/guest-token', headers: stranger })).statusCode).toBe(403);
  expect((await app.inject({ url: '/_COOKIES', headers: stranger })).statusCode).toBe(403);
  const ours = { 'sec-fetch-site': 'same-origin', cookie: 'tiffin_lang=zh; secret=1' };
  expect((await app.inject({ url: '/_COOKIES', headers: ours })).json()).toEqual({ tiffin_lang: 'zh' });
});

it('says that it lives and that it is ready', async () => {
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready', faults: [] });
});

it('says what to do when no shell is deployed, and when a developer names a folder without one', async () => {
  const nowhere = { TIFFIN_LOG_LEVEL: 'silent', TIFFIN_DEPLOY_DIR: '/nowhere/at/all' };
  await expect(createApp(readSettings(nowhere))).rejects.toThrow(
    /No shell is deployed.*"npm run remote -- deploy shell".*npm start/,
  );
  await expect(createApp(readSettings({ ...nowhere, TIFFIN_SHELL_DIST: '/nowhere/at/all' }))).rejects.toThrow(
    'TIFFIN_SHELL_DIST names a folder without a shell: /nowhere/at/all/build.json is missing.',
  );
});

it('logs which page was asked for, without the token at the end of its URL or in its query', async () => {
  const lines: string[] = [];
  const log = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const shell = await startShell({ TIFFIN_LOG_LEVEL: 'info' }, { log });
  await shell.app.inject('/m/lucknow/status/s3cret-token?orderIdentifierType=TOKEN');
  await shell.app.inject('/g/s3cret-link');
  await shell.app.inject('/order/team/join?token=s3cret&emailCode=123456');
  await shell.stop();
  expect(lines.join('')).toContain('"path":"/m/lucknow/status/[removed]"');
  expect(lines.join('')).toContain('"path":"/g/[removed]"');
  expect(lines.join('')).toContain('"path":"/order/team/join"');
  expect(lines.join('')).not.toMatch(/s3cret|123456/);
});

it('loads server builds before the first page, and logs which one fails', async () => {
  const shellText = 'module.exports.answerPage = async () => undefined;';
  const texts = { shell: shellText, remotes: { 'mfe-teams': 'throw new Error("no team")' } };
  let log = new Writable();
  const line = new Promise((resolve) => {
    log = new Writable({
      write: (chunk, _encoding, done) => {
        resolve(JSON.parse(String(chunk)));
        done();
      },
    });
  });
  const shell = await startShell({ TIFFIN_LOG_LEVEL: 'error' }, { log }, texts);
  await shell.app.ready();
  const build = expect.objectContaining({ remote: 'mfe-teams', version: '1.0.0-here' });
  expect(await line).toMatchObject({ build, reason: 'load', message: 'no team' });
  await shell.stop();
});

it('can be installed: a manifest with icons that are there, one of them maskable', async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Tiffin', start_url: '/', display: 'standalone' });
  const icons: readonly { readonly src: string; readonly type: string; readonly purpose?: string }[] =
    manifest.icons;
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, type } of icons) {
    const icon = await app.inject(src);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
  }
  const page = await app.inject('/');
  expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(page.body).toContain('<meta name="theme-color"');
});

it('serves the worker of the map from its own origin, which may read the tiles and nothing else', async () => {
  const { statusCode, headers, body } = await app.inject('/_map/worker.mjs');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src http://localhost:4000");
  expect(body).toContain('MapLibre GL JS');
});
