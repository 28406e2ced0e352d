import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readBuildRecord } from './build-record';
import { checkBuild } from './check-build';
import { readLimits } from './read-limits';
import { SHELL } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import { removeRemote } from './remove-remote';
import { rollbackRemote } from './rollback-remote';
import { readShellFaults } from './shell-faults';
import { deployDist } from './test-support/deploy-dist';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { makeDist } from './test-support/make-dist';

const RENDERS = 'module.exports.modules = {}; module.exports.answerPage = async () => ({ kind: "page" });';
const BREAKS =
  'module.exports.modules = {}; module.exports.answerPage = async () => { throw new Error("no page"); };';
const REMOTE_SERVER = 'module.exports.remote = { contract: 2, heads: {} };';
const shellPart = { speaks: [2, 3], pageFormat: 1, initial: ['entry.1.js'], serverText: RENDERS };

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

const makeShell = (buildId: string, changes: object = {}) =>
  makeDist(fresh.folder, SHELL, buildId, { ...shellPart, ...changes });

async function deployRemote(buildId: string, changes: object = {}): Promise<void> {
  const texts = { routes: [{ path: '/order/team/join' }], serverText: REMOTE_SERVER };
  await deployDist(
    fresh.target,
    await makeDist(fresh.folder, 'mfe-teams', buildId, { ...texts, ...changes }),
  );
}

async function faultsOf(dist: string): Promise<readonly string[]> {
  const registry = await readRegistry(fresh.target);
  return readShellFaults(fresh.target, { record: await readBuildRecord(dist), registry, dist });
}

it('has nothing against a shell that live remotes fit and that renders their pages', async () => {
  await deployDist(fresh.target, await makeShell('a'));
  await deployRemote('a');
  expect(await faultsOf(await makeShell('b'))).toEqual([]);
});

it.each<[string, object, string]>([
  [
    'speaks none of a live remote’s contracts',
    { speaks: [3] },
    'mfe-teams needs contract 2, the shell speaks 3.',
  ],
  [
    'has another major version of a shared module',
    { shared: { react: { version: '20.0.0', requiredVersion: '^20.0.0' } } },
    'react: mfe-teams has 19.2.0, the shell has 20.0.0.',
  ],
  [
    'cannot render a live remote’s page',
    { serverText: BREAKS },
    'cannot render /order/team/join in en (no page)',
  ],
  [
    'names no format of its pages',
    { pageFormat: undefined },
    'its record names no contracts or no page format.',
  ],
])('refuses a shell that %s', async (_what, changes, fault) => {
  await deployDist(fresh.target, await makeShell('a'));
  await deployRemote('a', { shared: { react: { version: '19.2.0', requiredVersion: '^19.2.0' } } });
  expect((await faultsOf(await makeShell('b', changes))).join('\n')).toContain(fault);
});

it('compares a remote with the live shell of the store, and with one that is rolling out', async () => {
  const limits = async () => readLimits(fresh.target, await readRegistry(fresh.target), 'mfe-teams');
  await expect(limits()).rejects.toThrow(
    'has no shell, which says what remotes can use: "remote deploy shell" first.',
  );
  await deployDist(fresh.target, await makeShell('a', { speaks: [1, 2] }));
  expect(await limits()).toMatchObject({ contracts: [1, 2], shell: { buildId: 'a' }, live: [] });
  await deployDist(fresh.target, await makeShell('b', { speaks: [2, 3] }), {
    percent: 10,
    organizations: [],
  });
  expect(await limits()).toMatchObject({ contracts: [2], shell: { buildId: 'a' }, live: [{ buildId: 'b' }] });
});

it('rolls the shell back unless a live remote does not fit the earlier one', async () => {
  const reason = { by: 'ana', why: '', now: new Date() };
  await deployDist(fresh.target, await makeShell('a', { speaks: [1] }));
  await deployDist(fresh.target, await makeShell('b', { speaks: [1, 2] }));
  await deployRemote('a');
  await expect(rollbackRemote(fresh.target, SHELL, reason)).rejects.toThrow(
    'Live remotes do not fit shell 1.0.0-a. Roll them back first.\nmfe-teams needs contract 2, the shell speaks 1.',
  );
  await removeRemote(fresh.target, 'mfe-teams', reason);
  expect(await rollbackRemote(fresh.target, SHELL, reason)).toMatchObject({ buildId: 'a' });
  expect((await readRegistry(fresh.target)).shell).toMatchObject({ buildId: 'a', pin: { by: 'ana' } });
  await expect(removeRemote(fresh.target, SHELL, reason)).rejects.toThrow('The shell cannot be removed');
});

it('refuses a remote that claims a path of another one in the shell’s table', async () => {
  await deployDist(fresh.target, await makeShell('a'));
  const routes = [{ path: '/order/team/join' }];
  const claiming = await readBuildRecord(await makeDist(fresh.folder, 'mfe-rewards', 'a', { routes }));
  const limits = await readLimits(fresh.target, await readRegistry(fresh.target), 'mfe-rewards');
  expect(() => checkBuild(claiming, limits)).toThrow(
    'mfe-rewards claims /order/team/join, and /order/team/* belongs to mfe-teams (shell/route-table.json).',
  );
});
