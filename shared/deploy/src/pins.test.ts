import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { explainKeptBack } from './explain-kept-back';
import { goLive } from './go-live';
import type { Going } from './go-live';
import { listRemote } from './list-remote';
import { readRegistry } from './registry/revisions';
import { rollbackRemote } from './rollback-remote';
import { parseAudience } from './rollout/audience';
import { deployDist } from './test-support/deploy-dist';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { makeDist } from './test-support/make-dist';
import { makeStoreBuild } from './test-support/make-store-build';
import { unpinRemote } from './unpin-remote';

const REMOTE = 'mfe-teams';
const reason = { by: 'ben', why: 'errors', now: new Date('2026-11-21T12:00:00Z') };
let fresh: FreshTarget;

beforeEach(async () => {
  fresh = await freshTarget();
  for (const id of ['a', 'b']) await deployDist(fresh.target, await makeDist(fresh.folder, REMOTE, id));
  await rollbackRemote(fresh.target, REMOTE, reason);
});
afterEach(() => fresh.remove());

const entry = async () => (await readRegistry(fresh.target)).remotes[REMOTE];
const put = (buildId: string, going: Partial<Going> = {}) =>
  goLive(fresh.target, REMOTE, makeStoreBuild(buildId), { ...reason, ...going });

describe('a rollback pins the remote', () => {
  it.each([
    ['the build that was rolled back', 'b', {}],
    ['a new build', 'c', {}],
    ['a new build for some', 'c', { to: parseAudience('10%') }],
  ])('%s does not go live', async (_what, buildId, going) => {
    const { revision } = await readRegistry(fresh.target);
    expect(await put(buildId, going)).toBe('pinned');
    expect((await readRegistry(fresh.target)).revision).toBe(revision);
    expect(await entry()).toMatchObject({ buildId: 'a' });
  });

  it('the live build stays pinned when it is deployed again', async () => {
    expect(await put('a')).toBe('nothing changed');
    expect(await entry()).toHaveProperty('pin');
  });

  it('says who did it, when and why, and how to lift it', async () => {
    expect(await explainKeptBack(fresh.target, REMOTE, makeStoreBuild('c'))).toBe(
      'mfe-teams 1.0.0-c is stored, but not live: mfe-teams is pinned to 1.0.0-a since 2026-11-21T12:00:00.000Z by ben (errors). ' +
        '"npm run remote -- unpin mfe-teams" lets the next deploy go live, "npm run remote -- deploy mfe-teams --lift" deploys now.',
    );
    expect(await listRemote(fresh.target, REMOTE)).toContain(
      '\n  = pinned to 1.0.0-a since 2026-11-21T12:00:00.000Z by ben (errors); "remote unpin mfe-teams" lifts it\n',
    );
  });
});

it('lists the commit that a pipeline has checked', async () => {
  await put('c', { commit: '1a2b3c4', lift: true });
  expect(await listRemote(fresh.target, REMOTE)).toContain(
    'ben deployed 1.0.0-c, live before: 1.0.0-a, checked at 1a2b3c4 (errors)',
  );
});

describe('a pin ends', () => {
  it('when somebody lifts it: the live build stays, and the next one goes live', async () => {
    expect(await unpinRemote(fresh.target, REMOTE, { ...reason, by: 'ana' })).toBe('1.0.0-a');
    expect(await entry()).toMatchObject({ buildId: 'a' });
    expect(await listRemote(fresh.target, REMOTE)).toMatch(/ana unpinned 1\.0\.0-a/);
    await expect(unpinRemote(fresh.target, REMOTE, reason)).rejects.toThrow('mfe-teams is not pinned');
    expect(await put('c')).toBe('changed');
    expect(await entry()).toMatchObject({ buildId: 'c', previous: { buildId: 'a' } });
  });

  it.each([
    ['to everybody', {}, { buildId: 'c' }],
    ['for some', { to: parseAudience('10%') }, { buildId: 'a', rollout: { percent: 10 } }],
  ])('with a deploy %s that lifts it', async (_whom, going, live) => {
    expect(await put('c', { ...going, lift: true })).toBe('changed');
    expect(await entry()).toMatchObject(live);
    expect(await entry()).not.toHaveProperty('pin');
  });
});
