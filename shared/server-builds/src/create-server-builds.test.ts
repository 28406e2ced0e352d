import { afterEach, expect, it } from '@jest/globals';
import type { ServerPage } from '@tiffin/contracts';
import { createServerBuilds } from './create-server-builds';
import type { ServerBuilds } from './create-server-builds';
import type { Failure } from './failure';
import type { Limits } from './limits';
import type { ServerBuild } from './server-build';

const PATTERN = '/m/:merchantExternalId/menu';
const page: ServerPage = {
  params: { merchantExternalId: 'saffron-street' },
  query: '',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers: {},
};
/** Long waits: a busy machine starts a process in seconds. */
const PATIENT = { waitMs: 30_000, loadMs: 5_000, headMs: 2_000, killMs: 20_000 } as const;

let running: ServerBuilds | undefined;
afterEach(async () => {
  await running?.end();
});

function start(limits: Partial<Limits> = {}, now?: () => number) {
  const failures: Failure[] = [];
  const builds = createServerBuilds({
    onFailure: (failure) => failures.push(failure),
    limits: { ...PATIENT, ...limits },
    ...(now && { now }),
  });
  running = builds;
  return { failures, headOf: (build: ServerBuild) => builds.head(build, PATTERN, page), end: builds.end };
}

let made = 0;
/** A build of these exports; `body` is the head's function. */
function buildOf(code: string): ServerBuild {
  made += 1;
  return { id: `build-${made}`, remote: 'mfe-menu-cart', version: '1.0.0', readCode: async () => code };
}
const withHead = (body: string, before = ''): ServerBuild =>
  buildOf(
    `${before}; module.exports.remote = { contract: 2, heads: { '${PATTERN}': (page) => { ${body} } } };`,
  );
const GOOD = withHead('return { title: page.params.merchantExternalId };');

it('gives the heads of several builds, and none for a route without one', async () => {
  const { headOf, failures } = start();
  const other = withHead('return { title: "Other" };');
  const none = buildOf('module.exports.remote = { contract: 2, heads: {} };');
  expect(await Promise.all([GOOD, other, none, GOOD].map(headOf))).toEqual([
    { title: 'saffron-street' },
    { title: 'Other' },
    undefined,
    { title: 'saffron-street' },
  ]);
  expect(failures).toEqual([]);
});

it.each([
  ['throw', 'throws in a head', withHead('throw new Error("no dish");'), 'no dish'],
  ['load', 'throws at load', buildOf('throw new Error("no window")'), 'no window'],
  ['load', 'is no JavaScript', buildOf('module.exports = {'), 'no JavaScript'],
  ['load', 'exports nothing', buildOf(''), 'no `remote.heads`'],
  ['load', 'loads from Node', buildOf('require("node:fs")'), 'require is not defined'],
  ['load', 'reads the environment', buildOf('process.env'), 'process is not defined'],
  ['load', 'asks the network', buildOf('fetch("https://tiffin.example")'), 'fetch is not defined'],
  [
    'load',
    'looks for a way out',
    buildOf('this.constructor.constructor("return process")()'),
    'Code generation from strings disallowed',
  ],
  ['answer', 'gives no head', withHead('return { title: 5 };'), 'title'],
  ['answer', 'gives a huge head', withHead('return { title: "x".repeat(200000) };'), 'characters'],
] as const)('reports "%s" when a build %s, and others work on', async (reason, _, build, message) => {
  const { headOf, failures } = start();
  expect(await headOf(build)).toBeUndefined();
  expect(failures).toEqual([
    {
      build: { id: build.id, remote: 'mfe-menu-cart', version: '1.0.0' },
      reason,
      message: expect.stringContaining(message),
    },
  ]);
  expect(await headOf(GOOD)).toEqual({ title: 'saffron-street' });
});

it.each([
  ['loops at load', buildOf('for (;;);')],
  ['loops in a head', withHead('for (;;);')],
  ['loops in a promise', withHead('(async () => { for (;;) await null; })(); return { title: "x" };')],
])('stops a build that %s', async (_, build) => {
  const { headOf, failures } = start({ loadMs: 500, headMs: 500 });
  expect(await headOf(build)).toBeUndefined();
  expect(failures).toMatchObject([{ reason: 'time' }]);
  expect(await headOf(GOOD)).toEqual({ title: 'saffron-street' });
});

it.each([
  ['objects', 'const all = []; for (;;) all.push({ all });'],
  ['texts', 'let text = "x"; const all = []; for (;;) all.push((text += "yz") + all.length);'],
  ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1));'],
])('survives a build that fills the memory with %s', async (_, body) => {
  const { headOf, failures } = start({ headMs: 20_000 });
  expect(await headOf(withHead(body))).toBeUndefined();
  expect(failures).toHaveLength(1);
  expect(await headOf(GOOD)).toEqual({ title: 'saffron-street' });
});

it('kills a process that does not answer, and answers others meanwhile', async () => {
  const { headOf, failures } = start({ headMs: 60_000, killMs: 1_000 });
  const [stuck, good] = await Promise.all([headOf(withHead('for (;;);')), headOf(GOOD)]);
  expect([stuck, good]).toEqual([undefined, { title: 'saffron-street' }]);
  expect(failures).toMatchObject([{ reason: 'time', message: expect.stringContaining('was killed') }]);
  expect(await headOf(GOOD)).toEqual({ title: 'saffron-street' });
});

it('keeps what a build does to the language away from other builds', async () => {
  const { headOf } = start({ processes: 1 });
  const spoiler = withHead(
    'return { title: "mine" };',
    'Object.prototype.title = "theirs"; JSON.stringify = () => "{}";',
  );
  expect(await headOf(spoiler)).toEqual({ title: 'mine' });
  expect(await headOf(withHead('return { title: String({}.title) };'))).toEqual({ title: 'undefined' });
});

it('does not ask a build that failed to load again before the pause is over, and reports it once', async () => {
  let nowMs = 0;
  const { headOf, failures } = start({}, () => nowMs);
  let reads = 0;
  const build: ServerBuild = {
    ...buildOf(''),
    readCode: async () => {
      reads += 1;
      return 'throw new Error("no window")';
    },
  };
  for (const at of [0, 10_000, 29_999]) {
    nowMs = at;
    expect(await headOf(build)).toBeUndefined();
  }
  expect([reads, failures.length]).toEqual([1, 1]);
  nowMs = 30_000;
  await headOf(build);
  expect([reads, failures.length]).toEqual([2, 2]);
});

it('evaluates builds anew that it has dropped, so that deploys do not add up', async () => {
  const { headOf, failures } = start({ processes: 1, contexts: 2 });
  let reads = 0;
  const build = { ...GOOD, id: 'read often', readCode: async () => ((reads += 1), GOOD.readCode()) };
  for (const next of [
    build,
    build,
    withHead('return { title: "a" };'),
    withHead('return { title: "b" };'),
    build,
  ])
    expect(await headOf(next)).toBeDefined();
  expect([reads, failures.length]).toEqual([2, 0]);
});

it('gives a page no head that comes too late, or whose code cannot be read', async () => {
  const { headOf, failures } = start({ waitMs: 1 });
  expect(await headOf({ ...buildOf(''), readCode: () => new Promise(() => undefined) })).toBeUndefined();
  expect(failures).toEqual([]);
});

it('gives no heads after its end', async () => {
  const { headOf, end } = start();
  expect(await headOf(GOOD)).toBeDefined();
  await end();
  expect(await headOf(GOOD)).toBeUndefined();
});
