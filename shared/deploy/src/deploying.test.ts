import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { damagedFiles } from './builds/damaged-files';
import { publishBuild } from './builds/publish-build';
import { readListedFile } from './builds/read-listed-file';
import { readRelease, readReleases } from './builds/releases';
import { listRemote } from './list-remote';
import { readRegistry } from './registry/revisions';
import { removeRemote } from './remove-remote';
import { rollbackRemote } from './rollback-remote';
import { deployDist } from './test-support/deploy-dist';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { makeDist } from './test-support/make-dist';
import { withAssetOrigin } from './with-asset-origin';

let fresh: FreshTarget;

beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function deploy(name: string, buildId: string): Promise<void> {
  await deployDist(fresh.target, await makeDist(fresh.folder, name, buildId));
}

const reason = { by: 'ben', why: 'errors at the checkout', now: new Date('2026-11-21T12:00:00Z') };
const entry = async (name = 'mfe-teams') => (await readRegistry(fresh.target)).remotes[name];

/** Returns the live server build as a server reads it: only if its bytes match its hash. */
async function liveServer(): Promise<string | undefined> {
  const live = await entry();
  if (!live?.server) return undefined;
  const read = await readListedFile(fresh.target, live, { file: live.server, mayBePacked: false });
  return read?.content.toString('utf8');
}

describe('deploying', () => {
  it('switches the live build and keeps the one before it', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    expect(await entry()).toMatchObject({ buildId: 'b', previous: { buildId: 'a' } });
    expect((await entry())?.previous).not.toHaveProperty('previous');
  });

  it('removes one remote only, which can be deployed again', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-checkout', 'a');
    await removeRemote(fresh.target, 'mfe-teams', reason);
    expect([await entry(), await entry('mfe-checkout')]).toEqual([
      undefined,
      expect.objectContaining({ buildId: 'a' }),
    ]);
    expect(await listRemote(fresh.target, 'mfe-teams')).toMatch(
      /ben removed 1\.0\.0-a.*errors at the checkout/,
    );
    await expect(removeRemote(fresh.target, 'mfe-teams', reason)).rejects.toThrow(
      'mfe-teams is not deployed.',
    );
    await deploy('mfe-teams', 'a');
    expect(await entry()).toMatchObject({ buildId: 'a' });
  });

  it('deploys four remotes at once without losing one', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    await Promise.all(names.map((name) => deploy(name, 'a')));
    const { remotes, revision } = await readRegistry(fresh.target);
    expect(Object.keys(remotes).sort()).toEqual(names);
    expect(revision).toBe(4);
  });

  it('refuses output that differs from its record; the live build stays and the new build is not listed', async () => {
    await deploy('mfe-teams', 'a');
    const dist = await makeDist(fresh.folder, 'mfe-teams', 'b');
    await writeFile(join(dist, 'entry.1.js'), 'something else');
    await expect(publishBuild(fresh.target, dist, { now: new Date() })).rejects.toThrow(
      'entry.1.js is not what was built.',
    );
    expect(await entry()).toMatchObject({ buildId: 'a' });
    expect(await readRelease(fresh.target, 'mfe-teams', '1.0.0-b')).toBeUndefined();
  });

  it('lists releases newest first, each once', async () => {
    for (const id of ['a', 'b', 'c', 'b']) await deploy('mfe-teams', id);
    const releases = await readReleases(fresh.target, 'mfe-teams');
    expect(releases.map(({ build }) => build.buildId)).toEqual(['b', 'c', 'a']);
  });

  it('finds a file that has changed since the build', async () => {
    const build = await deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', 'a'));
    expect(await damagedFiles(fresh.target, build)).toEqual([]);
    await fresh.target.write('mfe-teams/1.0.0-a/entry.1.js', Buffer.from('// mfe-teams'));
    await fresh.target.write('mfe-teams/1.0.0-a/entry.1.js.br', brotliCompressSync('// mfe-teams a'));
    await fresh.target.write('mfe-teams/1.0.0-a/mf-manifest.json.br', Buffer.from('cut'));
    await fresh.target.write('mfe-teams/1.0.0-a/mf-manifest.json.gz', gzipSync('{"id":"b"}'));
    expect(await damagedFiles(fresh.target, build)).toEqual([
      'entry.1.js',
      'mf-manifest.json.br',
      'mf-manifest.json.gz',
    ]);
  });

  it('ignores a build with a damaged note until it is deployed again', async () => {
    await deploy('mfe-teams', 'a');
    await fresh.target.write('mfe-teams/1.0.0-a/release.json', Buffer.from('{"publi'));
    expect(await readReleases(fresh.target, 'mfe-teams')).toEqual([]);
    await deploy('mfe-teams', 'a');
    expect(await readReleases(fresh.target, 'mfe-teams')).toHaveLength(1);
  });

  it('gives pages absolute URLs on the asset origin', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    const { remotes } = withAssetOrigin(await readRegistry(fresh.target), 'http://localhost:3001');
    expect(remotes['mfe-teams']?.manifestUrl).toBe(
      'http://localhost:3001/mfe-teams/1.0.0-b/mf-manifest.json',
    );
    expect(remotes['mfe-teams']?.previous?.manifestUrl).toBe(
      'http://localhost:3001/mfe-teams/1.0.0-a/mf-manifest.json',
    );
  });
});

describe('rolling back', () => {
  it('[FED-03] makes the previous build live, and a second time the one before it', async () => {
    for (const id of ['a', 'b', 'c']) await deploy('mfe-teams', id);
    await rollbackRemote(fresh.target, 'mfe-teams', reason);
    expect(await entry()).toMatchObject({ buildId: 'b', previous: { buildId: 'a' } });
    expect(await entry()).not.toHaveProperty('earlier');
    await rollbackRemote(fresh.target, 'mfe-teams', reason);
    expect(await entry()).toMatchObject({ buildId: 'a' });
    expect(await entry()).not.toHaveProperty('previous');
  });

  it('to a named build leaves only builds behind it that were published before it', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await deploy('mfe-teams', id);
    const goTo = (version: string) => rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version });
    await goTo('1.0.0-a');
    expect(await entry()).not.toHaveProperty('previous');
    await goTo('1.0.0-d');
    expect(await entry()).toMatchObject({ buildId: 'd', previous: { buildId: 'a' } });
    await goTo('1.0.0-e');
    expect(await entry()).toMatchObject({ buildId: 'e', previous: { buildId: 'd' } });
    expect((await entry())?.earlier).toMatchObject([{ buildId: 'a' }]);
  });

  it('brings the server build of the build that it makes live', async () => {
    const serverText = 'module.exports.remote = { contract: 2, heads: {} };';
    for (const id of ['a', 'b'])
      await deployDist(
        fresh.target,
        await makeDist(fresh.folder, 'mfe-teams', id, { serverText: `${serverText} // ${id}` }),
      );
    await deploy('mfe-teams', 'c');
    expect((await entry())?.server).toBeUndefined();
    await rollbackRemote(fresh.target, 'mfe-teams', reason);
    expect(await liveServer()).toBe(`${serverText} // b`);
    await rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version: '1.0.0-a' });
    expect(await liveServer()).toBe(`${serverText} // a`);
    await fresh.target.write('mfe-teams/1.0.0-b/server.1.js', Buffer.from('cut'));
    await expect(
      rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version: '1.0.0-b' }),
    ).rejects.toThrow('mfe-teams 1.0.0-b is damaged (server.1.js); 1.0.0-a stays live.');
  });

  it('makes a named build live', async () => {
    for (const id of ['a', 'b', 'c']) await deploy('mfe-teams', id);
    await rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version: '1.0.0-a' });
    expect(await entry()).toMatchObject({ buildId: 'a' });
  });

  it('refuses a rollback if there is no previous build', async () => {
    const rollback = (version?: string) => rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version });
    await expect(rollback()).rejects.toThrow('mfe-teams is not deployed.');
    await deploy('mfe-teams', 'a');
    await expect(rollback()).rejects.toThrow('has no version before 1.0.0-a');
    await expect(rollback('9.9.9')).rejects.toThrow('has no version 9.9.9');
  });

  it('refuses a build with a damaged file; the live one stays', async () => {
    await deploy('mfe-teams', 'a');
    await deploy('mfe-teams', 'b');
    await fresh.target.write('mfe-teams/1.0.0-a/entry.1.js', Buffer.from('cut'));
    await expect(rollbackRemote(fresh.target, 'mfe-teams', reason)).rejects.toThrow(
      'mfe-teams 1.0.0-a is damaged (entry.1.js); 1.0.0-b stays live.',
    );
    expect(await entry()).toMatchObject({ buildId: 'b' });
  });
});

it('keeps who changed what, when and why, and what was live before', async () => {
  await deploy('mfe-teams', 'a');
  await deploy('mfe-teams', 'b');
  await deploy('mfe-menu-cart', 'a');
  await rollbackRemote(fresh.target, 'mfe-teams', reason);
  const lines = (await listRemote(fresh.target, 'mfe-teams')).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'mfe-teams',
    expect.stringMatching(/^ {2}= pinned to 1\.0\.0-a since/),
    expect.stringMatching(/^ {4}1\.0\.0-b {2}\d{4}-/),
    expect.stringMatching(/^ {2}\* 1\.0\.0-a {2}\d{4}-/),
  ]);
  expect(lines.slice(4)).toEqual([
    '    #4 2026-11-21T12:00:00.000Z ben rolled back 1.0.0-a, live before: 1.0.0-b (errors at the checkout)',
    expect.stringMatching(/#2 .* ana deployed 1\.0\.0-b, live before: 1\.0\.0-a \(a test\)/),
    expect.stringMatching(/#1 .* ana deployed 1\.0\.0-a \(a test\)/),
  ]);
});
