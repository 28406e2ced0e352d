import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { folderTarget, goLive } from '@tiffin/deploy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { makeBuild } from '../test-support/make-build';
import { startShell } from '../test-support/start-shell';
import { deployShell } from '../test-support/write-shell';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-rollout-'));
  await deployShell(folderTarget(folder));
});
afterEach(() => rm(folder, { recursive: true }));

const deploy = (id: string, percent?: number) =>
  goLive(folderTarget(folder), 'mfe-teams', makeBuild('mfe-teams', id), {
    by: 'ana',
    why: '',
    now: new Date(),
    to: percent === undefined ? undefined : { percent, organizations: [] },
  });
const open = () => startShell({ TIFFIN_DEPLOY_DIR: folder });
const buildIn = (page: string) => /"manifestUrl":"[^"]*1\.0\.0-(\w+)\//.exec(page)?.[1];
const deviceIn = (cookie: unknown) => /tiffin_device_id=([A-Za-z0-9]{30});/.exec(String(cookie))?.[1];

it('a device has one version: the page, the next page and the registry that the page asks for', async () => {
  await deploy('live');
  await deploy('new', 50);
  const { app, stop } = await open();
  const taken = new Set<string | undefined>();
  for (let device = 0; device < 40; device += 1) {
    const first = await app.inject({ url: '/order/team/join', headers: { 'sec-fetch-dest': 'document' } });
    const headers = { cookie: `tiffin_device_id=${deviceIn(first.headers['set-cookie']) ?? ''}` };
    const again = await app.inject({ url: '/order/team/join', headers });
    const registry = await app.inject({ url: '/remotes.json', headers });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect([buildIn(again.body), buildIn(registry.body)]).toEqual([buildIn(first.body), buildIn(first.body)]);
    taken.add(buildIn(first.body));
  }
  await stop();
  expect([...taken].sort()).toEqual(['live', 'new']);
});

it('names builds before the one before to those who ask for them, in few bytes', async () => {
  for (const id of ['first', 'second', 'third']) await deploy(id);
  const { app, stop } = await open();
  const headers = { 'accept-encoding': 'br' };
  const [plain, whole] = await Promise.all([
    app.inject('/remotes.json'),
    app.inject({ url: '/remotes.json?earlier', headers }),
  ]);
  await stop();
  expect(plain.json().remotes['mfe-teams']).not.toHaveProperty('earlier');
  expect(whole.headers['content-encoding']).toBe('br');
  expect(JSON.parse(String(brotliDecompressSync(whole.rawPayload))).remotes['mfe-teams']).toMatchObject({
    buildId: 'third',
    previous: { buildId: 'second' },
    earlier: [{ buildId: 'first' }],
  });
});

it('names the server build of no version to browsers', async () => {
  const server = 'server.1.js';
  for (const id of ['first', 'second', 'third']) {
    const { integrity, ...build } = makeBuild('mfe-teams', id);
    const hashes = { ...integrity, [server]: `sha384-${'s'.repeat(64)}` };
    const reason = { by: 'ana', why: '', now: new Date() };
    await goLive(folderTarget(folder), 'mfe-teams', { ...build, integrity: hashes, server }, reason);
  }
  const { app, stop } = await open();
  const whole = await app.inject('/remotes.json?earlier');
  const page = await app.inject({ url: '/order/team/join', headers: { 'sec-fetch-dest': 'document' } });
  await stop();
  const { integrity } = makeBuild('mfe-teams', 'first');
  expect(whole.json().remotes['mfe-teams'].earlier).toMatchObject([{ buildId: 'first', integrity }]);
  expect(buildIn(page.body)).toBe('third');
  for (const { body } of [whole, page]) expect(body).not.toMatch(/"server"|server\.1\.js|sha384-s{64}/);
});

it('tells the page the version and the one behind it, and nothing of the rollout', async () => {
  await deploy('live');
  await deploy('new', 99.99);
  const { app, stop } = await open();
  const cookie = `tiffin_device_id=${'A'.repeat(30)}`;
  const registry = (await app.inject({ url: '/remotes.json', headers: { cookie } })).json();
  const { vary } = (await app.inject('/remotes.json')).headers;
  await stop();
  expect(registry).toEqual({
    remotes: {
      'mfe-teams': expect.objectContaining({
        buildId: 'new',
        previous: expect.objectContaining({ buildId: 'live' }),
      }),
    },
  });
  expect(JSON.stringify(registry)).not.toMatch(/percent|rollout|revision/);
  expect(vary).toBe('cookie, host, accept-encoding');
});

it.each([
  ['a frame, which may keep no cookie', { 'sec-fetch-dest': 'iframe' }],
  ['a forged device id', { cookie: 'tiffin_device_id=<script>', 'sec-fetch-dest': 'iframe' }],
])('%s has the live version, and no device is made up for it', async (_what, headers) => {
  await deploy('live');
  await deploy('new', 99.99);
  const { app, stop } = await open();
  const page = await app.inject({ url: '/order/team/join', headers });
  await stop();
  expect(buildIn(page.body)).toBe('live');
  expect(page.headers['set-cookie']).toBeUndefined();
});

it('writes no device cookie while nothing is rolled out', async () => {
  await deploy('live');
  const { app, stop } = await open();
  expect((await app.inject('/order/team/join')).headers['set-cookie']).toBeUndefined();
  await stop();
});
