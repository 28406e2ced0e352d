import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { folderTarget, goLive, pruneRemote, rollbackRemote, SHELL } from '@tiffin/deploy';
import type { Audience, DeployTarget, StoredShell } from '@tiffin/deploy';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_FORMAT } from '../../src/page-format';
import { createApp } from '../app';
import { readSettings } from '../settings';
import { writeShell } from '../test-support/write-shell';

/** The server may use a cached registry for this time. */
const KNOWN_MS = 5001;
const reason = { by: 'ana', why: 'a test', now: new Date() };

let folder: string;
let target: DeployTarget;
let app: FastifyInstance | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-shells-'));
  target = folderTarget(folder);
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(folder, { recursive: true });
});

/** Deploys a shell that starts with a chunk of its own, and with a language chunk. */
async function deploy(
  buildId: string,
  changes: Partial<StoredShell['shell']> = {},
  to?: Audience,
): Promise<void> {
  const chunk = `zh.${buildId}.js`;
  const build = await writeShell(target, buildId, { files: { [chunk]: buildId } });
  const shell = { ...build.shell, initial: [chunk], ...changes };
  await goLive(target, SHELL, { ...build, shell }, { ...reason, to });
}

/** Starts a server on what is deployed now. */
async function serve(): Promise<FastifyInstance> {
  await app?.close();
  app = await createApp(readSettings({ TIFFIN_LOG_LEVEL: 'silent', TIFFIN_DEPLOY_DIR: folder }));
  return app;
}

/** Returns the script that a page starts with. */
async function scriptOf(server: FastifyInstance, cookie = ''): Promise<string | undefined> {
  const { body } = await server.inject({ url: '/_app', headers: { cookie } });
  return /<script defer[^>]+src="([^"]+)"/.exec(body)?.[1];
}

const statusOf = async (server: FastifyInstance, file: string) =>
  (await server.inject(`/assets/${file}`)).statusCode;

it('serves files of earlier shells to pages that are open, and those of a build that is rolled back', async () => {
  for (const buildId of ['a', 'b', 'c', 'd', 'e']) await deploy(buildId);
  const server = await serve();
  expect((await server.inject('/assets/zh.e.js')).body).toBe('e');
  // The registry no longer names the first build.
  expect((await server.inject('/assets/zh.a.js')).body).toBe('a');
  await rollbackRemote(target, SHELL, reason);
  expect(await statusOf(await serve(), 'zh.e.js')).toBe(200);
  expect(await statusOf(await serve(), 'zh.f.js')).toBe(404);
  expect(await statusOf(await serve(), `${'f'.repeat(300)}.js`)).toBe(404);
});

it('does not serve files that a prune has removed', async () => {
  for (let at = 0; at < 12; at += 1) await deploy(`b${at}`);
  const muchLater = new Date(Date.now() + 30 * 86_400_000);
  const removed = await pruneRemote(target, SHELL, { now: muchLater, isDryRun: false });
  expect(removed.length).toBeGreaterThan(0);
  const server = await serve();
  const [kept, gone] = ['zh.b11.js', `zh.${removed.at(-1)?.replace('1.0.0-', '') ?? ''}.js`];
  expect([await statusOf(server, kept), await statusOf(server, gone)]).toEqual([200, 404]);
});

it('rolls back, and a server that is running serves the shell before it', async () => {
  await deploy('a');
  await deploy('b');
  const clock = jest.spyOn(Date, 'now');
  const server = await serve();
  expect(await scriptOf(server)).toBe('/assets/zh.b.js');
  await rollbackRemote(target, SHELL, reason);
  clock.mockReturnValue(new Date().getTime() + KNOWN_MS);
  expect(await scriptOf(server)).toBe('/assets/zh.a.js');
  clock.mockRestore();
});

it('serves the shell before it if a file of the live one is damaged or missing', async () => {
  await deploy('a');
  await deploy('b');
  await writeFile(join(folder, 'shell/1.0.0-b/zh.b.js'), 'damaged');
  expect(await statusOf(await serve(), 'zh.b.js')).toBe(404);
  expect(await scriptOf(await serve())).toBe('/assets/zh.a.js');
});

it('serves the shell before it if this server does not know the format of its pages', async () => {
  await deploy('a');
  await deploy('b', { pageFormat: PAGE_FORMAT + 1 });
  expect(await scriptOf(await serve())).toBe('/assets/zh.a.js');
});

it('gives a rolled-out shell to its devices only', async () => {
  await deploy('a');
  await deploy('b', {}, { percent: 50, organizations: [] });
  const server = await serve();
  const cookies = Array.from({ length: 40 }, (_, at) => `tiffin_device_id=${String(at).padStart(30, 'd')}`);
  const scripts = await Promise.all(cookies.map((cookie) => scriptOf(server, cookie)));
  const early = scripts.filter((script) => script === '/assets/zh.b.js').length;
  expect(early).toBeGreaterThan(5);
  expect(early).toBeLessThan(35);
  expect(await Promise.all(cookies.map((cookie) => scriptOf(server, cookie)))).toEqual(scripts);
});
