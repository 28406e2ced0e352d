import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readBuildRecord } from '../build-record';
import { publishBuild } from '../builds/publish-build';
import { readReleases } from '../builds/releases';
import { goLive } from '../go-live';
import { rollbackRemote } from '../rollback-remote';
import { parseAudience } from '../rollout/audience';
import type { Audience } from '../rollout/audience';
import type { DeployTarget } from '../target/deploy-target';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { pruneRemote } from './prune-remote';

const REMOTE = 'mfe-teams';
/** How many builds stay, however old they are. */
const KEPT_BUILDS = 10;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function deploy(buildId: string, days: number, to?: Audience): Promise<void> {
  const dist = await makeDist(fresh.folder, REMOTE, buildId);
  const { name } = await readBuildRecord(dist);
  const build = await publishBuild(fresh.target, dist, { now: daysAgo(days) });
  await goLive(fresh.target, name, build, { by: 'ana', why: '', now: daysAgo(days), to });
}

/** Deploys as many later builds as a prune keeps, on the given day. */
async function deployLast(days: number): Promise<void> {
  for (let at = 0; at < KEPT_BUILDS; at += 1) await deploy(`last${at}`, days);
}

const prune = (isDryRun = false, target: DeployTarget = fresh.target) =>
  pruneRemote(target, REMOTE, { now: NOW, isDryRun });
const left = async () =>
  (await readReleases(fresh.target, REMOTE))
    .map(({ build }) => build.buildId)
    .filter((id) => !/^last/.test(id));

it('removes every file of a build that is old, not among the last ten and in no page', async () => {
  await deploy('a', 40);
  await deploy('b', 39);
  await deployLast(20);
  expect(await prune(true)).toEqual(['1.0.0-b', '1.0.0-a']);
  expect(await left()).toEqual(['b', 'a']);
  expect(await prune()).toEqual(['1.0.0-b', '1.0.0-a']);
  expect(await left()).toEqual([]);
  expect(await fresh.target.read(`${REMOTE}/1.0.0-a/entry.1.js`)).toBeUndefined();
  expect(await prune()).toEqual([]);
});

it('keeps the last ten builds, however old', async () => {
  await deploy('a', 40);
  await deployLast(30);
  await prune();
  expect(await readReleases(fresh.target, REMOTE)).toHaveLength(KEPT_BUILDS);
});

it('keeps a build that was live until less than seven days ago, for the pages that are open since', async () => {
  await deploy('a', 60);
  await deploy('b', 40);
  // The first of these takes over three days ago.
  await deployLast(3);
  // Builds a and b were behind the live build within the last seven days.
  expect(await prune()).toEqual([]);
  expect(await left()).toEqual(['b', 'a']);
});

it('keeps a build of the last seven days that never went live', async () => {
  await deployLast(30);
  const dist = await makeDist(fresh.folder, REMOTE, 'stored');
  await publishBuild(fresh.target, dist, { now: daysAgo(6) });
  for (let at = 0; at < KEPT_BUILDS; at += 1)
    await publishBuild(fresh.target, await makeDist(fresh.folder, REMOTE, `last-too${at}`), {
      now: daysAgo(1),
    });
  await prune();
  expect(await left()).toContain('stored');
});

it('keeps the builds behind a live one, however old', async () => {
  for (const [id, days] of [
    ['a', 90],
    ['b', 80],
    ['c', 70],
    ['d', 60],
    ['e', 50],
  ] as const)
    await deploy(id, days);
  for (let at = 0; at < KEPT_BUILDS; at += 1)
    await publishBuild(fresh.target, await makeDist(fresh.folder, REMOTE, `last${at}`), { now: daysAgo(40) });
  expect(await prune()).toEqual(['1.0.0-a']);
  expect(await left()).toEqual(['e', 'd', 'c', 'b']);
});

it('keeps a build that is pinned, and one that is rolled out, however old', async () => {
  for (const [id, days] of [
    ['a', 90],
    ['b', 80],
    ['c', 70],
  ] as const)
    await deploy(id, days);
  await rollbackRemote(fresh.target, REMOTE, { by: 'ben', why: '', now: daysAgo(60), version: '1.0.0-a' });
  for (let at = 0; at < KEPT_BUILDS; at += 1)
    await publishBuild(fresh.target, await makeDist(fresh.folder, REMOTE, `last${at}`), { now: daysAgo(40) });
  const [rolledOut] = (await readReleases(fresh.target, REMOTE)).filter(({ build }) => build.buildId === 'c');
  if (!rolledOut) throw new Error('The build c is not in the store.');
  expect(await prune(true)).toEqual(['1.0.0-c', '1.0.0-b']);
  const to = parseAudience('10%');
  await goLive(fresh.target, REMOTE, rolledOut.build, {
    by: 'ana',
    why: '',
    now: daysAgo(30),
    to,
    lift: true,
  });
  expect(await prune()).toEqual(['1.0.0-b']);
  expect(await left()).toEqual(['c', 'a']);
});

it('keeps a build to which somebody rolls back while it runs', async () => {
  await deploy('a', 40);
  await deploy('b', 39);
  await deployLast(20);
  let isFirst = true;
  const slow: DeployTarget = {
    ...fresh.target,
    remove: async (path) => {
      if (isFirst)
        await rollbackRemote(fresh.target, REMOTE, { by: 'ben', why: '', now: NOW, version: '1.0.0-a' });
      isFirst = false;
      return fresh.target.remove(path);
    },
  };
  expect(await prune(false, slow)).toEqual(['1.0.0-b']);
  expect(await left()).toEqual(['a']);
});

it('leaves an upload that is not complete, because it may be in progress', async () => {
  await deployLast(30);
  await fresh.target.write(`${REMOTE}/1.0.0-cut/entry.1.js`, Buffer.from('// half'));
  await prune();
  expect(await fresh.target.list(`${REMOTE}/1.0.0-cut`)).toEqual(['entry.1.js']);
});
