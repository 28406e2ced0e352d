import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeStoreBuild } from '../test-support/make-store-build';
import type { DeployTarget } from '../target/deploy-target';
import { changeRegistry } from './change-registry';
import { readRegistry } from './revisions';

let fresh: FreshTarget;

beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

function putLive(target: DeployTarget, remote: string): Promise<string> {
  const about = { did: 'deployed', by: 'ana', why: 'a test', now: new Date(0) } as const;
  return changeRegistry(target, { ...about, remote, version: '1.0.0-a' }, () => makeStoreBuild('a', remote));
}

/** The same target, to which another process deploys just before the first revision would be written. */
function overtaken({ create, ...target }: DeployTarget, remote: string): DeployTarget {
  let others: Promise<unknown> | undefined;
  return {
    ...target,
    create: async (path, content) => {
      await (others ??= putLive(fresh.target, remote));
      return create(path, content);
    },
  };
}

it('makes its change to the revision that another process made meanwhile', async () => {
  expect(await putLive(overtaken(fresh.target, 'mfe-checkout'), 'mfe-teams')).toBe('changed');
  const { revision, remotes } = await readRegistry(fresh.target);
  expect([revision, Object.keys(remotes).sort()]).toEqual([2, ['mfe-checkout', 'mfe-teams']]);
});
