import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RemoteBuild } from '@tiffin/contracts';
import { folderTarget, goLive } from '@tiffin/federation/deploy';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '../test-support/make-build';
import { startShell } from '../test-support/start-shell';

let folder: string;
let app: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-partners-'));
  const target = folderTarget(folder);
  const embed: RemoteBuild['embed'] = { script: 'embed.1.js', runtime: 'element.1.js' };
  const reason = { by: 'ana', why: '', now: new Date() };
  for (const id of ['a', 'b']) {
    await target.write(`mfe-order-status/1.0.0-${id}/embed.1.js`, Buffer.from(`run('${id}')`));
    await goLive(target, 'mfe-order-status', { ...makeBuild('mfe-order-status', id), embed }, reason);
  }
  await target.write('mfe-order-status/1.0.0-b/embed.1.js.br', Buffer.from('packed'));
  await goLive(target, 'mfe-teams', makeBuild('mfe-teams', 'a'), reason);
  const rolledOut = { ...makeBuild('mfe-order-status', 'c'), embed };
  await goLive(target, 'mfe-order-status', rolledOut, { ...reason, to: { percent: 50, organizations: [] } });
  ({ app, stop } = await startShell({
    TIFFIN_DEPLOY_DIR: folder,
    TIFFIN_ASSET_URL: 'https://assets.example',
  }));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

it('[FED-08] gives every page the script of the live version, at one address, for five minutes', async () => {
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
  const packed = { url: '/embed/mfe-order-status.js', headers: { 'accept-encoding': 'gzip, br' } };
  const { body, headers } = await app.inject(packed);
  expect([body, headers['content-encoding'], headers.vary]).toEqual(['packed', 'br', 'accept-encoding']);
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
  expect(config).toMatchObject({ product: 'tiffin', promoCodes: {} });
});

it.each(['/embed/mfe-teams.js', '/embed/mfe-teams.json', '/embed/none.js', '/embed/none.json'])(
  '%s is not there',
  async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);
