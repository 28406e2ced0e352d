import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { versionOf } from '@tiffin/contracts';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeStoreBuild } from '../test-support/make-store-build';
import type { DeployTarget } from '../target/deploy-target';
import { changeRegistry } from './change-registry';
import { readRegistry } from './revisions';
import type { StoreEntry } from './store-registry';

let fresh: FreshTarget;

beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

function putLive(target: DeployTarget, remote: string): Promise<string> {
  const about = { did: 'deployed', by: 'ana', why: 'a test', now: new Date(0) } as const;
  return changeRegistry(target, { ...about, remote, version: '1.0.0-a' }, () => makeStoreBuild('a', remote));
}

/** Wraps a target so that another process deploys to it just before the first revision is written. */
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

const deployed = {
  did: 'deployed',
  by: 'ana',
  why: 'a test',
  remote: 'mfe-teams',
  now: new Date(0),
} as const;

it('writes down who changed what, when and why, and what was live before', async () => {
  await putLive(fresh.target, 'mfe-teams');
  expect((await readRegistry(fresh.target)).change).toEqual({
    ...{ did: 'deployed', by: 'ana', why: 'a test', remote: 'mfe-teams', version: '1.0.0-a' },
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    previous: null,
    at: '1970-01-01T00:00:00.000Z',
  });
  await changeRegistry(fresh.target, { ...deployed, version: '1.0.0-b' }, () =>
    makeStoreBuild('b', 'mfe-teams'),
  );
  const { revision, change } = await readRegistry(fresh.target);
  expect([revision, change?.version]).toEqual([2, '1.0.0-b']);
  expect(change?.previous).toBe(versionOf(makeStoreBuild('a', 'mfe-teams')));
});

it.each([
  ['the very entry that it got', (entry: StoreEntry | undefined) => entry],
  ['no entry', () => undefined],
])('makes no revision where a change answers %s', async (_what, change) => {
  await putLive(fresh.target, 'mfe-teams');
  const before = await readRegistry(fresh.target);
  expect(await changeRegistry(fresh.target, { ...deployed, version: 'x' }, change)).toBe('nothing changed');
  expect(await readRegistry(fresh.target)).toEqual(before);
});

it('knows its own revision, though the answer to making it was lost', async () => {
  const { create, ...target } = fresh.target;
  const deaf: DeployTarget = {
    ...target,
    create: async (path, content) => {
      await create(path, content);
      return false;
    },
  };
  expect(await putLive(deaf, 'mfe-teams')).toBe('changed');
  expect((await readRegistry(fresh.target)).revision).toBe(1);
});

it('gives up, by the name of the target, where others are faster a hundred times', async () => {
  let tries = 0;
  const busy: DeployTarget = { ...fresh.target, create: async () => (tries++, false) };
  await expect(putLive(busy, 'mfe-teams')).rejects.toThrow(
    `${fresh.target.name}: others change the registry`,
  );
  expect(tries).toBe(100);
});
