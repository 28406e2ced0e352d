import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBuild } from './check-build';
import { readBuildRecord } from './build-record';
import { readRegistry } from './deploy-store';
import { goLive } from './go-live';
import { publishBuild } from './publish-build';
import { addRelease, readReleases } from './releases';
import { rollbackRemote } from './rollback-remote';
import { withAssetOrigin } from './with-asset-origin';

let folder: string;
let store: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-deploy-'));
  store = join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Output of a build as webpack leaves it. */
async function makeDist(name: string, buildId: string, changes: object = {}): Promise<string> {
  const dist = join(folder, `${name}-${buildId}`);
  const content = `// ${name} ${buildId}`;
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'entry.1.js'), content);
  const record = {
    name,
    version: '1.0.0',
    buildId,
    contract: 1,
    entry: 'entry.1.js',
    files: [
      {
        path: 'entry.1.js',
        bytes: content.length,
        brotliBytes: 1_000,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      },
    ],
    preload: ['entry.1.js'],
    screens: {},
    chunks: {},
    initial: [],
    slots: [],
    ...changes,
  };
  await writeFile(join(dist, 'build.json'), JSON.stringify(record));
  return dist;
}

async function deploy(name: string, buildId: string): Promise<void> {
  const build = await publishBuild(store, await makeDist(name, buildId));
  await addRelease(store, name, { deployedAt: '2026-11-21T12:00:00Z', build });
  await goLive(store, name, build);
}

describe('deploying', () => {
  it('switches the live build and keeps the one before it', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    const { remotes } = await readRegistry(store);
    expect(remotes['mfe-teams']).toMatchObject({ buildId: 'b', previous: { buildId: 'a' } });
    expect(remotes['mfe-teams']?.previous).not.toHaveProperty('previous');
  });

  it('deploys two remotes at once without losing one', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    await Promise.all(names.map((name) => deploy(name, 'a')));
    expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual(names);
  });

  it('leaves the live build alone when it stops between publishing and going live', async () => {
    await deploy('mfe-teams', 'a');
    await publishBuild(store, await makeDist('mfe-teams', 'b'));
    expect((await readRegistry(store)).remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  });

  it('refuses output that is not what was built, and leaves nothing of it in the store', async () => {
    await deploy('mfe-teams', 'a');
    const dist = await makeDist('mfe-teams', 'b');
    await writeFile(join(dist, 'entry.1.js'), 'something else');
    await expect(publishBuild(store, dist)).rejects.toThrow('mfe-teams: entry.1.js is not what was built.');
    expect((await readdir(join(store, 'mfe-teams'))).sort()).toEqual(['1.0.0-a', 'releases.json']);
    expect((await readRegistry(store)).remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  });

  it('takes over the lock of a process that has gone', async () => {
    await mkdir(store, { recursive: true });
    await writeFile(join(store, '.lock'), '999999999');
    await deploy('mfe-teams', 'a');
    expect((await readRegistry(store)).remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  });

  it('lists releases newest first, each once', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    await deploy('mfe-teams', 'a');
    const releases = await readReleases(store, 'mfe-teams');
    expect(releases.map(({ build }) => build.buildId)).toEqual(['a', 'b']);
  });
});

describe('checking a build', () => {
  const limits = { contract: 1, budgets: { menuFirstLoad: 250_000, remotes: { 'mfe-teams': 1_500 } } };

  it('refuses a contract that the live shell does not offer', async () => {
    const record = await readBuildRecord(await makeDist('mfe-teams', 'a', { contract: 2 }));
    expect(() => checkBuild(record, limits)).toThrow('needs contract 2, the live shell offers 1');
  });

  it('refuses a build over its budget: first files and the heaviest screen', async () => {
    const entry = { path: 'entry.1.js', bytes: 1, brotliBytes: 1_000, integrity: '' };
    const screens = { '/light': ['light.js'], '/heavy': ['heavy.js'] };
    const files = [
      entry,
      { ...entry, path: 'light.js', brotliBytes: 100 },
      { ...entry, path: 'heavy.js', brotliBytes: 501 },
    ];
    const record = await readBuildRecord(await makeDist('mfe-teams', 'a', { files, screens }));
    expect(() => checkBuild(record, limits)).toThrow('needs 1501 bytes');
    const budgets = { ...limits.budgets, remotes: { 'mfe-teams': 1_501 } };
    expect(() => checkBuild(record, { ...limits, budgets })).not.toThrow();
  });
});

describe('rolling back', () => {
  it('makes the previous build live, and back again', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    await rollbackRemote(store, 'mfe-teams');
    expect((await readRegistry(store)).remotes['mfe-teams']).toMatchObject({
      buildId: 'a',
      previous: { buildId: 'b' },
    });
  });

  it('makes a named build live', async () => {
    for (const id of ['a', 'b', 'c']) await deploy('mfe-teams', id);
    await rollbackRemote(store, 'mfe-teams', '1.0.0-a');
    expect((await readRegistry(store)).remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  });

  it('says so when there is nothing to go back to', async () => {
    await expect(rollbackRemote(store, 'mfe-teams')).rejects.toThrow('mfe-teams is not deployed.');
    await deploy('mfe-teams', 'a');
    await expect(rollbackRemote(store, 'mfe-teams')).rejects.toThrow('has no version before 1.0.0-a');
    await expect(rollbackRemote(store, 'mfe-teams', '9.9.9')).rejects.toThrow('has no version 9.9.9');
  });
});

it('gives pages full addresses on the asset origin', async () => {
  await deploy('mfe-teams', 'a');
  await deploy('mfe-teams', 'b');
  const { remotes } = withAssetOrigin(await readRegistry(store), 'http://localhost:3001');
  expect(remotes['mfe-teams']?.manifestUrl).toBe('http://localhost:3001/mfe-teams/1.0.0-b/mf-manifest.json');
  expect(remotes['mfe-teams']?.previous?.manifestUrl).toBe(
    'http://localhost:3001/mfe-teams/1.0.0-a/mf-manifest.json',
  );
});
