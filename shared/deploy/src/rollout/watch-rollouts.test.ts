import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readRegistry } from '../registry/revisions';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { watchRollouts } from './watch-rollouts';

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

it('halts nothing while the counts cannot be read', async () => {
  await rollOut();
  answer = undefined;
  await expect(look()).rejects.toThrow('answered 503: nothing was judged.');
  answer = { loads: -1 };
  await expect(look()).rejects.toThrow();
  expect((await readRegistry(fresh.target)).remotes['mfe-teams']).toHaveProperty('rollout');
});
