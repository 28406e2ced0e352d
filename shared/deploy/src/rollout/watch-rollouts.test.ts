import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readRegistry } from '../registry/revisions';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { watchRollouts } from './watch-rollouts';
import { watchUntilJudged } from './watch-until-judged';

let fresh: FreshTarget;
let service: Server;
let reportsUrl: string;
let answer: unknown;
let asked: string[];

beforeEach(async () => {
  fresh = await freshTarget();
  asked = [];
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer === undefined ? 503 : 200).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  reportsUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/counts`;
  await deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', 'a'));
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await fresh.remove();
});

const rollOut = async () =>
  deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', 'b'), {
    percent: 10,
    organizations: [],
  });
const look = () =>
  watchRollouts({
    target: fresh.target,
    reportsUrl,
    limits: { maxErrorRate: 0.05, minimumReports: 50 },
    now: new Date('2026-11-21T12:00:00Z'),
  });

it('asks for the reports of the version since its rollout began, and lets a healthy one go on', async () => {
  await rollOut();
  answer = { loads: 200, errors: 2 };
  expect(await look()).toEqual([
    { remote: 'mfe-teams', version: '1.0.0-b', verdict: 'healthy', loads: 200, errors: 2 },
  ]);
  const { remotes } = await readRegistry(fresh.target);
  const since = remotes['mfe-teams']?.rollout?.since ?? '';
  expect(asked).toEqual([`/counts?remote=mfe-teams&version=1.0.0-b&since=${encodeURIComponent(since)}`]);
});

it('halts one over the limit, and the history says why', async () => {
  await rollOut();
  answer = { loads: 200, errors: 11 };
  expect(await look()).toMatchObject([{ verdict: 'halt' }]);
  const registry = await readRegistry(fresh.target);
  expect(registry.remotes['mfe-teams']).toMatchObject({ buildId: 'a' });
  expect(registry.remotes['mfe-teams']).not.toHaveProperty('rollout');
  expect(registry.change).toMatchObject({
    did: 'halted',
    version: '1.0.0-b',
    by: 'remote watch',
    why: '11 errors in 200 loads, the limit is 5 %',
  });
  expect(await look()).toEqual([]);
});

it('halts a rollout of the shell over the limit', async () => {
  const shell = { speaks: [1, 2], pageFormat: 1, initial: ['entry.1.js'] };
  await deployDist(fresh.target, await makeDist(fresh.folder, 'shell', 'a', shell));
  const to = { percent: 10, organizations: [] };
  await deployDist(fresh.target, await makeDist(fresh.folder, 'shell', 'b', shell), to);
  answer = { loads: 200, errors: 11 };
  expect(await look()).toMatchObject([{ remote: 'shell', version: '1.0.0-b', verdict: 'halt' }]);
  const registry = await readRegistry(fresh.target);
  expect(registry.shell).toMatchObject({ buildId: 'a' });
  expect(registry.shell).not.toHaveProperty('rollout');
});

it('halts nothing while the counts cannot be read', async () => {
  await rollOut();
  answer = undefined;
  await expect(look()).rejects.toThrow('answered 503: nothing was judged.');
  answer = { loads: -1 };
  await expect(look()).rejects.toThrow();
  expect((await readRegistry(fresh.target)).remotes['mfe-teams']).toHaveProperty('rollout');
});

describe('watched by a pipeline', () => {
  const watch = () =>
    watchUntilJudged(
      fresh.target,
      { reportsUrl, everyMs: 1, limits: { maxErrorRate: 0.05, minimumReports: 50 } },
      { name: 'mfe-teams', minutes: 0.0001, say: () => undefined },
    );
  const isRolledOut = async () =>
    (await readRegistry(fresh.target)).remotes['mfe-teams']?.rollout !== undefined;
  beforeEach(rollOut);

  it('a healthy one may be widened when the time is over', async () => {
    answer = { loads: 200, errors: 2 };
    await watch();
    expect(await isRolledOut()).toBe(true);
  });

  it.each([
    ['over the limit', { loads: 200, errors: 11 }, '200 loads, 11 errors, halt'],
    [
      'without reports, such as one that does not start',
      { loads: 0, errors: 0 },
      '0 loads, 0 errors, too early',
    ],
    ['of which nothing can be read', undefined, 'answered 503'],
  ])('one %s is halted', async (_what, counts, why) => {
    answer = counts;
    await expect(watch()).rejects.toThrow(why);
    expect(await isRolledOut()).toBe(false);
  });
});
