import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { publishBuild } from '../builds/publish-build';
import { readReleases } from '../builds/releases';
import { pruneRemote } from '../prune/prune-remote';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { previewLink } from './preview-link';
import { previewRemote } from './preview-remote';
import { previewsOf } from './previews-of';
import { prunePreviews } from './prune-previews';

const REMOTE = 'mfe-teams';
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function preview(buildId: string, days: number): Promise<void> {
  const dist = await makeDist(fresh.folder, REMOTE, buildId);
  await publishBuild(previewsOf(fresh.target, REMOTE), dist, { now: daysAgo(days) });
}

it('keeps previews out of the builds of the remote, where the asset server finds them', async () => {
  await preview('a', 0);
  expect(await readReleases(fresh.target, REMOTE)).toEqual([]);
  expect(await fresh.target.list('registry')).toEqual([]);
  expect(await fresh.target.read(`preview-${REMOTE}/1.0.0-a/entry.1.js`)).toBeDefined();
});

it('removes previews that are older than seven days, and no build of the remote', async () => {
  await preview('old', 8);
  await preview('new', 6);
  await publishBuild(fresh.target, await makeDist(fresh.folder, REMOTE, 'build'), { now: daysAgo(8) });
  expect(await prunePreviews(fresh.target, REMOTE, { now: NOW, isDryRun: true })).toEqual(['1.0.0-old']);
  expect(await prunePreviews(fresh.target, REMOTE, { now: NOW, isDryRun: false })).toEqual(['1.0.0-old']);
  expect(await fresh.target.read(`preview-${REMOTE}/1.0.0-old/entry.1.js`)).toBeUndefined();
  expect(await prunePreviews(fresh.target, REMOTE, { now: NOW, isDryRun: false })).toEqual([]);
  expect(await pruneRemote(fresh.target, REMOTE, { now: NOW, isDryRun: false })).toEqual([]);
  expect(await readReleases(fresh.target, REMOTE)).toHaveLength(1);
});

it.each([
  [[{ path: '/m/:merchant/menu' }, { path: '/orders' }], '/orders'],
  [[{ path: '/m/:merchant/menu' }], '/'],
  [undefined, '/'],
])('links to a page that needs no parameter: %j', (routes, path) => {
  const manifestUrl = 'https://assets.example/preview-mfe-teams/1.0.0-a/mf-manifest.json';
  expect(previewLink('https://lunch.example', { name: REMOTE, routes, manifestUrl })).toBe(
    `https://lunch.example${path}?remote.mfe-teams=${encodeURIComponent(manifestUrl)}`,
  );
});

it('uploads nothing with the settings of production', async () => {
  const env = {
    TIFFIN_ENVIRONMENT: 'production',
    TIFFIN_SHELL_URL: 'https://lunch.example',
    TIFFIN_ASSET_URL: 'https://assets.lunch.example',
  };
  await expect(previewRemote(REMOTE, fresh.target, { now: NOW, env })).rejects.toThrow('no preview');
  expect(await fresh.target.list(`preview-${REMOTE}`)).toEqual([]);
});
