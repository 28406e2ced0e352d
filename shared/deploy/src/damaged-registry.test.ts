import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { listRemote } from './list-remote';
import { readRegistry, readWholeRegistry } from './registry/revisions';
import { restoreRegistry } from './registry/restore-registry';
import { rollbackRemote } from './rollback-remote';
import { deployDist } from './test-support/deploy-dist';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { makeDist } from './test-support/make-dist';
import { verifyTarget } from './verify-target';

let fresh: FreshTarget;
const reason = { by: 'ana', why: 'damaged', now: new Date('2026-11-21T12:00:00Z') };

beforeEach(async () => {
  fresh = await freshTarget();
  for (const id of ['a', 'b', 'c']) {
    await deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', id));
  }
});
afterEach(() => fresh.remove());

it.each(['', '{"revision":3', '{"revision":3,"remotes":{}}', '{"revision":2,"change":null,"remotes":{}}'])(
  'a registry that became %j: pages get the one before, deploys say what to do, restoring mends it',
  async (text) => {
    const { target } = fresh;
    await target.write('registry/00000003.json', Buffer.from(text));

    expect(await readWholeRegistry(target)).toMatchObject({
      registry: { revision: 2, remotes: { 'mfe-teams': { buildId: 'b' } } },
      damaged: [3],
    });
    await expect(rollbackRemote(target, 'mfe-teams', reason)).rejects.toThrow(
      /revision 3 of the registry is damaged; pages get the one before it\. "remote restore" makes that the registry/,
    );
    expect(await verifyTarget(target)).toEqual([
      'Revision 3 of the registry is damaged; pages get 2. "remote restore" mends it.',
    ]);
    expect(await listRemote(target, 'mfe-teams')).toContain('! revision 3 of the registry is damaged');

    expect(await restoreRegistry(target, reason)).toBe(2);
    expect(await readRegistry(target)).toMatchObject({
      revision: 4,
      change: { did: 'restored', version: 'revision 2', by: 'ana', why: 'damaged' },
      remotes: { 'mfe-teams': { buildId: 'b' } },
    });
    expect(await verifyTarget(target)).toEqual([]);
    await rollbackRemote(target, 'mfe-teams', { ...reason, version: '1.0.0-c' });
    expect((await readRegistry(target)).remotes['mfe-teams']).toMatchObject({ buildId: 'c' });
  },
);

it('restores a named revision, and refuses one that is not there', async () => {
  expect(await restoreRegistry(fresh.target, reason, 1)).toBe(1);
  expect((await readRegistry(fresh.target)).remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  await expect(restoreRegistry(fresh.target, reason, 77)).rejects.toThrow('has no whole revision 77');
});

it('says what is damaged of what is live, of what a rollback would give, and what to do', async () => {
  const { target } = fresh;
  await target.write('mfe-teams/1.0.0-c/entry.1.js', Buffer.from('cut'));
  await target.write('mfe-teams/1.0.0-b/mf-manifest.json', Buffer.from('{}'));
  expect(await verifyTarget(target)).toEqual([
    'mfe-teams 1.0.0-c (live) is damaged: entry.1.js. "remote rollback mfe-teams" now, or "remote deploy mfe-teams" uploads it again.',
    'mfe-teams 1.0.0-b (previous) is damaged: mf-manifest.json. A rollback must name another version.',
  ]);
});
