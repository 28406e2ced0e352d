import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readWholeRegistry } from './registry/revisions';
import { decideRemotes } from './rollout/decide-remotes';
import { deployDist } from './test-support/deploy-dist';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { interruptedTarget } from './test-support/interrupted-target';
import type { Moment } from './test-support/interrupted-target';
import { makeDist } from './test-support/make-dist';
import { verifyTarget } from './verify-target';

const run = promisify(execFile);
const deployMain = fileURLToPath(new URL('./test-support/deploy-main.ts', import.meta.url));
/** The writes of one deploy: three files, the release note, the registry. */
const WRITES = 5;
const moments = Array.from({ length: WRITES }, (_, at) => at + 1).flatMap((write): readonly Moment[] => [
  { write, when: 'before' },
  { write, when: 'after' },
]);
const isSwitched = ({ write, when }: Moment) => write === WRITES && when === 'after';

let fresh: FreshTarget;
let next: string;

beforeEach(async () => {
  fresh = await freshTarget();
  await deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', 'a'));
  next = await makeDist(fresh.folder, 'mfe-teams', 'b');
});
afterEach(() => fresh.remove());

/** Returns the registry that a page gets, and the faults of the target. */
async function seen(): Promise<{ readonly page: unknown; readonly faults: readonly string[] }> {
  const { registry } = await readWholeRegistry(fresh.target);
  const build = decideRemotes(registry, { deviceId: null, organizationId: null }).remotes['mfe-teams'];
  return {
    page: build?.buildId,
    faults: await verifyTarget(fresh.target),
  };
}

/** Runs a process that deploys the builds in these folders to the same target. */
function deployProcess(...args: readonly string[]): Promise<unknown> {
  return run(process.execPath, ['--import', 'tsx', deployMain, ...args], {
    env: { ...process.env, ...fresh.env },
  });
}

async function expectStillWhole(moment: Moment): Promise<void> {
  expect(await seen()).toEqual({ page: isSwitched(moment) ? 'b' : 'a', faults: [] });
  await deployDist(fresh.target, next);
  expect(await seen()).toEqual({ page: 'b', faults: [] });
}

describe('a deploy that ends in the middle leaves the live version, and the next one succeeds', () => {
  it.each(moments)('failing $when write $write', async (moment) => {
    const failing = interruptedTarget(fresh.target, moment, () =>
      Promise.reject(new Error('the wire is cut')),
    );
    await expect(deployDist(failing, next)).rejects.toThrow('the wire is cut');
    await expectStillWhole(moment);
  });

  it.each(moments)('killed $when write $write', async (moment) => {
    const killed = deployProcess(next, `--kill-${moment.when}`, String(moment.write));
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
    await expectStillWhole(moment);
  });
});

it('two processes that deploy at once lose nothing: every version was live, in one order that both saw', async () => {
  const ids = ['1', '2', '3', '4'];
  const [ours, theirs] = await Promise.all(
    ['c', 'd'].map((writer) =>
      Promise.all(ids.map((id) => makeDist(fresh.folder, 'mfe-teams', `${writer}${id}`))),
    ),
  );
  await Promise.all([deployProcess(...(ours ?? [])), deployProcess(...(theirs ?? []))]);
  const { registry } = await readWholeRegistry(fresh.target);
  expect(registry.revision).toBe(1 + 2 * ids.length);
  expect(registry.change?.previous).toBe(`1.0.0-${registry.remotes['mfe-teams']?.previous?.buildId ?? ''}`);
  expect((await seen()).faults).toEqual([]);
});
