import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from '../build-record';
import { readRegistry } from '../registry/revisions';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { readOutputFaults } from './output-faults';

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

const faultsIn = async (dist: string): Promise<readonly string[]> =>
  readOutputFaults(dist, await readBuildRecord(dist), undefined);

it('has nothing against a build that names its own files only', async () => {
  expect(await faultsIn(await makeDist(fresh.folder, 'mfe-teams', 'a'))).toEqual([]);
});

it.each<[Readonly<Record<string, unknown>>, string]>([
  [{ entry: '../evil/entry.js' }, '../evil/entry.js'],
  [{ entry: 'other.js' }, 'other.js'],
  [{ preload: ['http://evil.test/entry.js'] }, 'preload'],
  [{ screens: { '/': ['%2e%2e/evil.js'] } }, 'screens'],
  [{ chunks: { zh: ['../zh.js'] } }, 'languages.zh'],
  [{ embed: { script: '//evil.test/a.js', runtime: 'element.js' } }, 'embed.script'],
  [{ server: '../server.js' }, 'server: '],
  [{ server: 'server.js' }, 'server.js is named without a hash'],
  [{ files: [{ path: 'entry.1.js', bytes: 1, brotliBytes: 1, integrity: 'none' }] }, 'integrity.entry.1.js'],
])('refuses to deploy a record with %j: nothing is live through it', async (changes, named) => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', changes);
  await expect(deployDist(fresh.target, dist)).rejects.toThrow(named);
  expect((await readRegistry(fresh.target)).remotes).toEqual({});
});

it.each<[string, object | string, string]>([
  [
    'an entry in another folder',
    { remoteEntry: { name: 'entry.1.js', path: '../evil/' } },
    '../evil/entry.1.js',
  ],
  [
    'an entry on another origin',
    { remoteEntry: { name: 'e.js', path: 'http://evil.test/' } },
    'http://evil.test/e.js',
  ],
  [
    'files at another origin',
    { publicPath: 'http://evil.test/' },
    'is missing or is not one of a federated remote',
  ],
])('refuses to deploy a manifest that names %s', async (_, changes, named) => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a');
  const path = join(dist, 'mf-manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ metaData: { ...manifest.metaData, ...Object(changes) } }));
  expect((await faultsIn(dist)).join()).toContain(named);
  await expect(deployDist(fresh.target, dist)).rejects.toThrow(named);
});

it('refuses a manifest whose shared modules bring files from elsewhere', async () => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a');
  const path = join(dist, 'mf-manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  const assets = { js: { sync: ['entry.1.js'], async: [] }, css: { sync: [], async: ['../evil.css'] } };
  await writeFile(path, JSON.stringify({ ...manifest, shared: [{ assets }] }));
  expect(await faultsIn(dist)).toEqual([expect.stringContaining('names ../evil.css')]);
});
