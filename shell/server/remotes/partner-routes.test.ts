import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RemoteBuild } from '@tiffin/contracts';
import { folderTarget, goLive } from '@tiffin/deploy';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeBuild } from '../test-support/make-build';
import { startShell } from '../test-support/start-shell';
import { deployShell } from '../test-support/write-shell';

const PACKED = 'mfe-order-status/1.0.0-b/embed.1.js.br';
const ASKED_PACKED = { url: '/embed/mfe-order-status.js', headers: { 'accept-encoding': 'gzip, br' } };

let packed: Buffer;
let folder: string;
let app: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-partners-'));
  const target = folderTarget(folder);
  const embed: RemoteBuild['embed'] = { script: 'embed.1.js', runtime: 'element.1.js' };
  const reason = { by: 'ana', why: '', now: new Date() };
  for (const id of ['a', 'b']) {
    const script = Buffer.from(`run('${id}')`);
    const build = makeBuild('mfe-order-status', id);
    const integrity = {
      ...build.integrity,
      'embed.1.js': hashOf(script),
      'server.1.js': hashOf(Buffer.from('server')),
    };
    await target.write(`mfe-order-status/1.0.0-${id}/embed.1.js`, script);
    await goLive(target, 'mfe-order-status', { ...build, integrity, embed, server: 'server.1.js' }, reason);
  }
  await deployShell(target);
  packed = brotliCompressSync("run('b')");
  await target.write(PACKED, packed);
  await goLive(target, 'mfe-teams', makeBuild('mfe-teams', 'a'), reason);
  const rolledOut = { ...makeBuild('mfe-order-status', 'c'), embed };
  await goLive(target, 'mfe-order-status', rolledOut, { ...reason, to: { percent: 50, organizations: [] } });
  ({ app, stop } = await startShell({
    TIFFIN_DEPLOY_DIR: folder,
    TIFFIN_ASSET_URL: 'https://assets.example',
    TIFFIN_SHELL_URL: 'https://lunch.example',
    TIFFIN_PARTNER_ORIGINS: 'https://partner.example',
  }));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

it('[FED-08] gives every page the script of the live version, at one URL, for five minutes', async () => {
  const { body, headers } = await app.inject('/embed/mfe-order-status.js');
  expect(body).toBe("run('b')");
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  });
  const again = await app.inject({
    url: '/embed/mfe-order-status.js',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('gives it as its build has packed it', async () => {
  const { rawPayload, headers } = await app.inject(ASKED_PACKED);
  expect(rawPayload).toEqual(packed);
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
});

it('[FED-08] gives pages with an integrity attribute the script with this hash, for ever', async () => {
  const { body } = await app.inject('/embed/mfe-order-status.json');
  const { url, integrity } = JSON.parse(body).script;
  expect(integrity).toBe(hashOf(Buffer.from("run('b')")));
  const { pathname } = new URL(url);
  const answer = await app.inject(pathname);
  expect([answer.body, answer.headers]).toMatchObject([
    "run('b')",
    {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ]);
  const asPacked = await app.inject({ url: pathname, headers: { 'accept-encoding': 'br' } });
  expect(asPacked.rawPayload).toEqual(packed);
});

it('[FED-08] gives the script of an earlier version, which a page may still name', async () => {
  const script = Buffer.from('earlier()');
  const name = hashOf(script).slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
  await folderTarget(folder).write(`elements/mfe-order-status/${name}.js`, script);
  const { body, headers } = await app.inject(`/embed/mfe-order-status/${name}.js`);
  expect([body, headers['content-encoding']]).toEqual(['earlier()', undefined]);
});

it.each([
  [undefined, 200],
  ['https://partner.example', 200],
  ['https://lunch.example', 200],
  ['https://northlight.lunch.example', 200],
  ['https://stranger.example', 403],
  ['https://partner.example.evil.example', 403],
  ['null', 403],
])(
  '[FED-08] a page of the origin %s gets what an element needs with the status %d',
  async (origin, status) => {
    const headers = origin === undefined ? {} : { origin };
    const answer = await app.inject({ url: '/embed/mfe-order-status.json', headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'origin' });
    if (status === 403)
      expect(JSON.parse(answer.body)).toEqual({
        reason: 'origin',
        message: `${origin} is not registered here, so our services do not answer its pages. The shop adds it to TIFFIN_PARTNER_ORIGINS.`,
      });
  },
);

it('gives nothing that is not what the registry lists', async () => {
  const target = folderTarget(folder);
  await target.write(PACKED, brotliCompressSync('evil()'));
  expect((await app.inject(ASKED_PACKED)).body).toBe("run('b')");
  await target.write('mfe-order-status/1.0.0-b/embed.1.js', Buffer.from('evil()'));
  expect((await app.inject(ASKED_PACKED)).statusCode).toBe(404);
  // The other tests, in whatever order they run, ask for the sound files.
  await target.write(PACKED, packed);
  await target.write('mfe-order-status/1.0.0-b/embed.1.js', Buffer.from("run('b')"));
});

it('[FED-08] tells it the live build and the one before, never one that is being rolled out', async () => {
  const { headers, body } = await app.inject('/embed/mfe-order-status.json');
  const { remotes, config } = JSON.parse(body);
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  expect(Object.keys(remotes)).toEqual(['mfe-order-status']);
  expect(remotes['mfe-order-status']).toMatchObject({
    buildId: 'b',
    manifestUrl: 'https://assets.example/mfe-order-status/1.0.0-b/mf-manifest.json',
    previous: { buildId: 'a' },
  });
  expect(body).not.toContain('server.1.js');
  expect(config).toMatchObject({ product: 'tiffin', promoCodes: {} });
});

const UNKNOWN = 'A'.repeat(64);
it.each([
  '/embed/mfe-teams.js',
  '/embed/mfe-teams.json',
  '/embed/none.js',
  '/embed/none.json',
  `/embed/mfe-order-status/${UNKNOWN}.js`,
  '/embed/mfe-order-status/..%2fregistry.js',
])('%s is not there', async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

function hashOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
