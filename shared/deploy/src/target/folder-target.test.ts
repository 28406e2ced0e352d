import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as disk from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '../registry/revisions';
import { deployDist } from '../test-support/deploy-dist';
import { makeDist } from '../test-support/make-dist';
import { verifyTarget } from '../verify-target';
import { folderTarget } from './folder-target';
import type { DiskWrites } from './folder-target';

let parent: string;
let store: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tiffin-folder-'));
  store = join(parent, 'store');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const NAMES = ['link', 'mkdir', 'rename', 'rm', 'writeFile'] as const;

/** Returns a disk whose nth call fails, counted from 1. `calls` returns how many calls there were. */
function failingDisk(
  failing: number,
  code: string,
): { readonly writes: DiskWrites; readonly calls: () => number } {
  let calls = 0;
  const guarded = NAMES.map((name) => [
    name,
    (...args: never[]) => {
      calls += 1;
      if (calls === failing) return Promise.reject(Object.assign(new Error(`${code}: disk`), { code }));
      return Reflect.apply(disk[name], disk, args);
    },
  ]);
  return { writes: { ...disk, ...Object.fromEntries(guarded) }, calls: () => calls };
}

describe('a full disk, at every call that changes it', () => {
  it('leaves the live version, says what to do, and the next deploy succeeds', async () => {
    const first = await makeDist(parent, 'mfe-teams', 'a');
    await deployDist(folderTarget(store), first);
    const next = await makeDist(parent, 'mfe-teams', 'b');
    let failing = 0;
    let refusals = 0;
    for (let isDone = false; !isDone;) {
      failing += 1;
      const { writes, calls } = failingDisk(failing, 'ENOSPC');
      const outcome = await deployDist(folderTarget(store, writes), next).then(
        () => 'live',
        (error: unknown) => String(error),
      );
      isDone = calls() < failing;
      const { remotes } = await readRegistry(folderTarget(store));
      if (outcome === 'live') {
        // A draft that could not be removed must not fail the deploy.
        if (!isDone) await deployDist(folderTarget(store), first);
        continue;
      }
      refusals += 1;
      expect(outcome).toMatch(/store: writing .* failed \(ENOSPC: disk\)\. It is full: make room, then run/);
      expect(remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
      expect(await verifyTarget(folderTarget(store))).toEqual([]);
    }
    expect((await readRegistry(folderTarget(store))).remotes['mfe-teams']).toMatchObject({ buildId: 'b' });
    expect(refusals).toBeGreaterThan(15);
  });
});

it.each([
  ['EACCES', 'This user has no right to it'],
  ['EROFS', 'It is read-only'],
  ['EIO', 'Run the command again.'],
])('%s is told with what to do', async (code, advice) => {
  const { writes } = failingDisk(3, code);
  await expect(folderTarget(store, writes).write('a/b.txt', Buffer.from('b'))).rejects.toThrow(advice);
});

it('leaves what is beside its folder to nobody', () => {
  expect(() => folderTarget(`${store}/`).read('../outside.txt')).toThrow('is not in');
});
