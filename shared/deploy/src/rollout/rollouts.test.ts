import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listRemote } from '../list-remote';
import { readRegistry } from '../registry/revisions';
import { rollbackRemote } from '../rollback-remote';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { parseAudience } from './audience';
import { haltRollout } from './halt-rollout';
import { widenRollout } from './widen-rollout';

let fresh: FreshTarget;
const reason = { by: 'ana', why: 'looks well', now: new Date('2026-11-21T12:00:00Z') };

beforeEach(async () => {
  fresh = await freshTarget();
  await deploy('a');
});
afterEach(() => fresh.remove());

const deploy = async (buildId: string, to?: string) =>
  deployDist(
    fresh.target,
    await makeDist(fresh.folder, 'mfe-teams', buildId),
    to ? parseAudience(to) : undefined,
  );
const widen = (to: string) => widenRollout(fresh.target, 'mfe-teams', { ...reason, to: parseAudience(to) });
const halt = () => haltRollout(fresh.target, 'mfe-teams', reason);
const entry = async () => (await readRegistry(fresh.target)).remotes['mfe-teams'];

it('begins beside the live version and widens, by share and by organisation', async () => {
  await deploy('b', '10%');
  expect(await entry()).toMatchObject({ buildId: 'a', rollout: { build: { buildId: 'b' }, percent: 10 } });
  expect(await widen('org:org_acme')).toBe('changed');
  expect(await widen('50% org:org_beta,org_acme')).toBe('changed');
  expect((await entry())?.rollout).toMatchObject({ percent: 50, organizations: ['org_acme', 'org_beta'] });
  expect(await widen('50%')).toBe('nothing changed');
});

it('at 100 % it is live for everybody, with the old version to go back to', async () => {
  await deploy('b', '10%');
  await widen('100%');
  expect(await entry()).toMatchObject({ buildId: 'b', previous: { buildId: 'a' } });
  expect(await entry()).not.toHaveProperty('rollout');
});

it('is halted by one command: everybody has the live version', async () => {
  await deploy('b', '10%');
  expect(await halt()).toBe('1.0.0-b');
  expect(await entry()).toEqual(expect.not.objectContaining({ rollout: expect.anything() }));
  expect(await entry()).toMatchObject({ buildId: 'a' });
});

it.each([
  ['a deploy to everybody', () => deploy('c'), 'c'],
  ['a deploy of the same to everybody', () => deploy('b'), 'b'],
  ['a deploy of the live one again', () => deploy('a'), 'a'],
  ['a rollback', () => rollbackRemote(fresh.target, 'mfe-teams', { ...reason, version: '1.0.0-a' }), 'a'],
])('%s ends it', async (_what, work, live) => {
  await deploy('b', '10%');
  await work();
  expect(await entry()).toMatchObject({ buildId: live });
  expect(await entry()).not.toHaveProperty('rollout');
});

it('gives way to the rollout of another version', async () => {
  await deploy('b', '10%');
  await deploy('c', '1%');
  expect((await entry())?.rollout).toMatchObject({ build: { buildId: 'c' }, percent: 1 });
});

describe('refuses, and changes nothing', () => {
  it.each([
    ['to narrow', () => widen('5%'), 'has 10 % already: a rollout is widened or halted, never narrowed'],
    ['to roll out what is live', () => deploy('a', '5%'), '1.0.0-a is live for everybody already'],
  ])('%s', async (_what, work, sentence) => {
    await deploy('b', '10%');
    await expect(work()).rejects.toThrow(sentence);
    expect((await entry())?.rollout).toMatchObject({ build: { buildId: 'b' }, percent: 10 });
  });

  it.each([
    ['to widen nothing', () => widen('50%'), 'No version is being rolled out'],
    ['to halt nothing', halt, 'there is nothing to halt'],
    [
      'to roll out a remote of which nothing is live',
      async () => deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-new', 'a'), parseAudience('5%')),
      'Nothing is live yet',
    ],
  ])('%s', async (_what, work, sentence) => {
    await expect(work()).rejects.toThrow(sentence);
    expect((await readRegistry(fresh.target)).revision).toBe(1);
  });
});

it('is told by the list: who, when, to whom and why', async () => {
  await deploy('b', '10%');
  await widen('50%');
  const text = await listRemote(fresh.target, 'mfe-teams');
  expect(text).toMatch(/^ {2}% 1\.0\.0-b {2}\S+ {2}for 50 % {2}not signed$/m);
  expect(text).toMatch(/^ {2}\* 1\.0\.0-a/m);
  expect(text).toMatch(/#3 \S+ ana widened to 50 %, live before: 1\.0\.0-a \(looks well\)/);
  expect(text).toMatch(/#2 \S+ ana rolled out 1\.0\.0-b to 10 %/);
});
