import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startAssetServer } from './asset-server';
import type { AssetServer } from './asset-server';
import { readAssetSettings } from './asset-settings';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';

let fresh: FreshTarget;
let server: AssetServer;

beforeEach(async () => {
  fresh = await freshTarget();
  const files = {
    'mfe-teams/1.0.0-a/entry.js': Buffer.from('let a = 1;'),
    'mfe-teams/1.0.0-a/entry.js.br': brotliCompressSync('let a = 1;'),
    'registry/00000001.json': Buffer.from('{}'),
    'source-maps/mfe-teams/1.0.0-a.json.gz': gzipSync('{}'),
  };
  for (const [path, content] of Object.entries(files)) await fresh.target.write(path, content);
  server = await startAssetServer({
    ...readAssetSettings({}),
    target: fresh.target,
    port: 0,
  });
});
afterEach(async () => {
  await server.draining.drain(server);
  await fresh.remove();
});

/** Requests the path as written; `fetch` would normalise it. */
function raw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url, { path, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

it('[FED-08] serves a build compressed, for ever, to every page, and says so without naming an origin', async () => {
  const answer = await fetch(`${server.url}/mfe-teams/1.0.0-a/entry.js`, {
    headers: { origin: 'https://partner.example', 'accept-encoding': 'gzip, br' },
  });
  expect(await answer.text()).toBe('let a = 1;');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  // A CDN keeps one copy for all origins.
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

it('lets no page read an answer that is no file of a build', async () => {
  for (const path of ['/registry/00000001.json', '/health/ready', '/mfe-teams/1.0.0-a/missing.js']) {
    const answer = await fetch(server.url + path, { headers: { origin: 'https://partner.example' } });
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

it.each([
  '/mfe-teams/1.0.0-a/missing.js',
  '/registry/00000001.json',
  '/mfe-teams/1.0.0-a/',
  '/source-maps/mfe-teams/1.0.0-a.json.gz',
  '/source-maps/mfe-teams/1.0.0-a.json',
  '/source-maps/mfe-teams/',
  '/mfe-teams/1.0.0-a/../../source-maps/mfe-teams/1.0.0-a.json.gz',
  '/mfe-teams/1.0.0-a/..%2f..%2fsource-maps%2fmfe-teams%2f1.0.0-a.json.gz',
  '/mfe-teams/1.0.0-a/source-maps.json.gz',
  '/mfe-teams/1.0.0-a/entry.js.map',
  '/mfe-teams/1.0.0-a/../../registry/00000001.json',
  '/mfe-teams/1.0.0-a/..%2f..%2fregistry%2f00000001.json',
  '//mfe-teams/1.0.0-a',
  '//',
  '/%',
])('has nothing at %s', async (path) => {
  expect(await raw(path)).toBe(404);
});

it('says which methods a file has', async () => {
  const answer = await fetch(`${server.url}/mfe-teams/1.0.0-a/entry.js`, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('says that it is ready until it drains, and then closes each connection after its answer', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.url + path);
    return { status, connection: headers.get('connection') };
  };
  expect(await ask('/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });
  const draining = server.draining.drain({ ...server, close: async () => undefined, cut: () => undefined });
  expect(await ask('/health/ready')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/health/live')).toEqual({ status: 200, connection: 'close' });
  expect(await ask('/mfe-teams/1.0.0-a/entry.js')).toEqual({ status: 200, connection: 'close' });
  expect(await draining).toBe(true);
});
