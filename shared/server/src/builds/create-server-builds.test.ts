import { afterEach, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createServerBuilds } from './create-server-builds';
import type { ServerBuilds } from './create-server-builds';
import type { Failure } from './failure';
import type { Limits } from './limits';
import type { ServerBuild } from './server-build';

const page = { merchant: 'saffron-street' };
const answerSchema = z.object({ title: z.string() });
/** Long waits: a busy machine starts a process in seconds. */
const PATIENT = {
  startMs: 30_000,
  waitMs: 60_000,
  loadMs: 5_000,
  answerMs: 2_000,
  killMs: 20_000,
  processorMs: 0,
} as const;
const FAILED = { kind: 'failed', whose: 'remote' } as const;
const SHELL_FAILED = { kind: 'failed', whose: 'shell' } as const;
const LATE = { kind: 'late' } as const;

let running: ServerBuilds | undefined;
afterEach(async () => {
  await running?.end();
});

let made = 0;
function buildOf(code: string, remote = 'mfe-menu-cart'): ServerBuild {
  made += 1;
  const publicPath = `https://assets.example/${remote}/${made}/`;
  return { id: `${remote} ${made}`, remote, version: '1.0.0', publicPath, readCode: async () => code };
}
const shellOf = (code: string) => buildOf(code, 'shell');
/** A remote whose page is answered by a function with this body. */
const answering = (body: string, before = '') =>
  buildOf(`${before}; module.exports.remote = { heads: { menu: (page) => { ${body} } } };`);

/** Makes an error with this name. */
const NAMED = `const named = (name) => Object.assign(new Error('my own'), { name });`;
const ANSWERING = `${NAMED} module.exports.answerPage = async ()`;
const SHELL = shellOf(`
  module.exports.modules = { words: { hello: (name) => 'Hello ' + name } };
  module.exports.answerPage = async (remote, page) => remote.heads.menu?.(page);
`);
const GOOD = answering('return { title: page.merchant };');
const SAFFRON = { title: 'saffron-street' };

function start(limits: Partial<Limits> = {}, now?: () => number) {
  const failures: Failure[] = [];
  const builds = createServerBuilds({
    onFailure: (failure) => failures.push(failure),
    limits: { ...PATIENT, ...limits },
    ...(now && { now }),
  });
  running = builds;
  return {
    failures,
    /** The answer, or what became of the page without one. */
    answerOf: async (remote: ServerBuild, shell = SHELL) => {
      const answered = await builds.answer({ shell, remote }, page, answerSchema);
      return answered.kind === 'answer' ? answered.answer : answered;
    },
    keepLoaded: (...remotes: readonly ServerBuild[]) =>
      builds.keepLoaded(remotes.map((remote) => ({ shell: SHELL, remote }))),
    end: builds.end,
  };
}

/** The same build, and how often its code was read. */
function counted(build: ServerBuild) {
  const reads = { count: 0 };
  const readCode = async () => {
    reads.count += 1;
    return build.readCode();
  };
  return { reads, build: { ...build, readCode } };
}

it('answers with several remotes', async () => {
  const { answerOf, failures } = start();
  const other = answering('return { title: "Other" };');
  const answers = await Promise.all([GOOD, other, GOOD].map((build) => answerOf(build)));
  expect(answers).toEqual([SAFFRON, { title: 'Other' }, SAFFRON]);
  expect(failures).toEqual([]);
});

it('waits for what a build promises', async () => {
  const { answerOf } = start();
  const body =
    'return (async () => { for (let i = 0; i < 99; i += 1) await null; return { title: "Late" }; })();';
  expect(await answerOf(answering(body))).toEqual({ title: 'Late' });
});

it('gives a remote the shared modules of its shell', async () => {
  const { answerOf, failures } = start();
  const remote = answering('return { title: hello(page.merchant) };', 'const { hello } = require("words")');
  expect(await answerOf(remote)).toEqual({ title: 'Hello saffron-street' });
  const chinese = shellOf(`
    module.exports.modules = { words: { hello: (name) => '你好 ' + name } };
    module.exports.answerPage = async (remote, page) => remote.heads.menu(page);
  `);
  expect(await answerOf(remote, chinese)).toEqual({ title: '你好 saffron-street' });
  expect(failures).toEqual([]);
});

it('tells both builds where their files are', async () => {
  const { answerOf } = start();
  const shell = shellOf(`
    module.exports.modules = { shell: { path: publicPath } };
    module.exports.answerPage = async (remote) => remote.heads.menu();
  `);
  const remote = answering('return { title: `${require("shell").path} ${publicPath}` };');
  expect(await answerOf(remote, shell)).toEqual({ title: `${shell.publicPath} ${remote.publicPath}` });
});

it.each([
  ['throw', 'throws for a page', answering('throw new Error("no dish");'), 'no dish'],
  ['throw', 'throws no error', answering('throw { get message() { return "x"; } };'), '[object Object]'],
  [
    'throw',
    'waits for ever',
    answering('return new Promise(() => {});'),
    'waits for something that does not come',
  ],
  ['load', 'throws at load', buildOf('throw new Error("no window")'), 'no window'],
  ['load', 'is no JavaScript', buildOf('module.exports = {'), 'no JavaScript'],
  ['load', 'exports nothing', buildOf(''), 'no `remote.heads`'],
  ['load', 'imports from Node', buildOf('require("node:fs")'), 'It imports node:fs.'],
  ['load', 'imports what the shell does not share', buildOf('require("lodash")'), 'It imports lodash.'],
  ['load', 'imports by a name of all objects', buildOf('require("toString")'), 'It imports toString.'],
  ['load', 'reads the environment', buildOf('process.env'), 'process is not defined'],
  ['load', 'asks the network', buildOf('fetch("https://tiffin.example")'), 'fetch is not defined'],
  [
    'load',
    'looks for a way out',
    buildOf('this.constructor.constructor("return process")()'),
    'Code generation from strings disallowed',
  ],
  [
    'load',
    'looks for a way out through its arguments',
    buildOf('require.constructor("return process")()'),
    'Code generation from strings disallowed',
  ],
  ['answer', 'answers something else', answering('return { title: 5 };'), 'title'],
  ['throw', 'answers nothing that JSON has', answering('return { title: 5n };'), 'BigInt'],
  ['answer', 'answers hugely', answering('return { title: "x".repeat(2_000_001) };'), 'characters'],
] as const)('reports "%s" when a build %s, and others work on', async (reason, _, build, message) => {
  const { answerOf, failures } = start();
  expect(await answerOf(build)).toEqual(FAILED);
  expect(failures).toEqual([
    {
      build: { id: build.id, remote: 'mfe-menu-cart', version: '1.0.0' },
      reason,
      message: expect.stringContaining(message),
    },
  ]);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it('reports a failure without the texts of its page', async () => {
  const { answerOf, failures } = start();
  await answerOf(answering('throw new Error(`no dish of ${page.merchant}`);'));
  expect(failures).toMatchObject([{ reason: 'throw', message: 'no dish of [removed]' }]);
});

it.each([
  ['throws at load', shellOf('throw new Error("no window")'), 'no window'],
  ['exports no function', shellOf('module.exports.modules = {};'), 'The shell exports no `answerPage`.'],
  ['imports a module', shellOf('require("node:fs")'), 'It imports node:fs.'],
  ['cannot be read', { ...shellOf(''), readCode: () => Promise.reject(new Error('gone')) }, 'gone'],
  ['loops at load', shellOf('for (;;);'), 'longer than', 'time'],
  ['throws an error of its own', shellOf(`${ANSWERING} => { throw named('ShellError'); }`), 'own', 'throw'],
  ['answers nothing', shellOf(`${ANSWERING} => undefined`), 'answers nothing', 'answer'],
])(
  'reports a shell that %s as the shell, and other shells work on',
  async (_, shell, message, reason = 'load') => {
    const { answerOf, failures } = start({ loadMs: 1_000 });
    const remote = answering('return { title: "Never" };');
    expect(await answerOf(remote, shell)).toEqual(SHELL_FAILED);
    const build = { id: shell.id, remote: 'shell', version: '1.0.0' };
    expect(failures).toEqual([{ build, reason, message: expect.stringContaining(message) }]);
    expect(await answerOf(remote)).toEqual({ title: 'Never' });
  },
);

it('does not ask a shell that failed to load again, with any remote, before the pause is over', async () => {
  const { answerOf, failures } = start();
  const { build: shell, reads } = counted(shellOf('throw new Error("no window")'));
  for (const remote of [GOOD, answering(''), GOOD])
    expect(await answerOf(remote, shell)).toEqual(SHELL_FAILED);
  expect([reads.count, failures.length]).toEqual([1, 1]);
});

it('blames no shell for a remote that throws an error with the shell’s name at load', async () => {
  const { answerOf } = start();
  expect(await answerOf(buildOf(`${NAMED} throw named('ShellError');`))).toEqual(FAILED);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it.each([
  ['loops at load', buildOf('for (;;);')],
  ['loops for a page', answering('for (;;);')],
  ['loops in a promise', answering('(async () => { for (;;) await null; })(); return { title: "x" };')],
])('stops a build that %s', async (_, build) => {
  const { answerOf, failures } = start({ loadMs: 500, answerMs: 500 });
  expect(await answerOf(build)).toEqual(FAILED);
  expect(failures).toMatchObject([{ reason: 'time' }]);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it('says "time" of every build that took too long, though timers may fire early', async () => {
  const { answerOf, failures } = start({ processes: 1, loadMs: 20 });
  const builds = Array.from({ length: 80 }, () => buildOf('for (;;);'));
  for (const build of builds) await answerOf(build);
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['time']));
});

it('gives the first page of a build as long as its load, and every other one its own limit', async () => {
  const { answerOf, failures } = start({ processes: 1, loadMs: 5_000, answerMs: 50 });
  const slow = answering('const end = Date.now() + 200; while (Date.now() < end); return { title: "Slow" };');
  expect([await answerOf(slow), failures]).toEqual([{ title: 'Slow' }, []]);
  expect(await answerOf(slow)).toEqual(FAILED);
  expect(failures).toMatchObject([{ reason: 'time', message: 'It took longer than 50 ms.' }]);
});

it.each([
  ['objects', 'const all = []; for (;;) all.push({ all });'],
  ['texts', 'let text = "x"; const all = []; for (;;) all.push((text += "yz") + all.length);'],
  ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1));'],
])('survives a build that fills the memory with %s', async (_, body) => {
  const { answerOf, failures } = start({ answerMs: 20_000 });
  expect(await answerOf(answering(body))).toEqual(FAILED);
  expect(failures).toHaveLength(1);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it('kills a process that does not answer, and answers others meanwhile', async () => {
  const { answerOf, failures } = start({ answerMs: 60_000, killMs: 10_000 });
  const [stuck, good] = await Promise.all([answerOf(answering('for (;;);')), answerOf(GOOD)]);
  expect([stuck, good]).toEqual([FAILED, SAFFRON]);
  expect(failures).toMatchObject([{ reason: 'time', message: expect.stringContaining('was killed') }]);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it('keeps what a build does to the language away from other builds', async () => {
  const { answerOf } = start({ processes: 1 });
  const spoiler = answering(
    'return { title: "mine" };',
    'Object.prototype.title = "theirs"; JSON.stringify = () => "{}"; require("words").hello = () => "spoilt"',
  );
  expect(await answerOf(spoiler)).toEqual({ title: 'mine' });
  const body = 'return { title: `${{}.title} ${require("words").hello("you")}` };';
  expect(await answerOf(answering(body))).toEqual({ title: 'undefined Hello you' });
});

it('gives no page the answer that another one waited for', async () => {
  const { answerOf, failures } = start({ processes: 1 });
  const remote = answering(
    `count += 1;
     if (count === 1) return new Promise((resolve) => { settle = resolve; });
     settle({ title: 'of the first page' });
     return count === 2 ? new Promise(() => {}) : { title: 'of the third page' };`,
    'let count = 0; let settle',
  );
  expect(await answerOf(remote)).toEqual(FAILED);
  expect(await answerOf(remote)).toEqual(FAILED);
  expect(await answerOf(remote)).toEqual({ title: 'of the third page' });
  expect(failures).toHaveLength(1);
});

it('does not ask a build that failed to load again before the pause is over, and reports it once', async () => {
  let nowMs = 0;
  const { answerOf, failures } = start({}, () => nowMs);
  const { build, reads } = counted(buildOf('throw new Error("no window")'));
  for (const at of [0, 10_000, 29_999]) {
    nowMs = at;
    expect(await answerOf(build)).toEqual(FAILED);
  }
  expect([reads.count, failures.length]).toEqual([1, 1]);
  nowMs = 30_000;
  await answerOf(build);
  expect([reads.count, failures.length]).toEqual([2, 2]);
});

it('asks a build again at once that threw for a page, and reports it once', async () => {
  const { answerOf, failures } = start({ processes: 1 });
  const body = 'count += 1; if (count < 3) throw new Error("no dish"); return { title: "Third" };';
  const remote = answering(body, 'let count = 0');
  expect([await answerOf(remote), await answerOf(remote)]).toEqual([FAILED, FAILED]);
  expect(await answerOf(remote)).toEqual({ title: 'Third' });
  expect(failures).toHaveLength(1);
});

it('evaluates builds anew that it has dropped, so that deploys do not add up', async () => {
  const { answerOf, failures } = start({ processes: 1, contexts: 2 });
  const { build, reads } = counted(GOOD);
  for (const next of [
    build,
    build,
    answering('return { title: "a" };'),
    answering('return { title: "b" };'),
    build,
  ])
    expect(await answerOf(next)).toHaveProperty('title');
  expect([reads.count, failures.length]).toEqual([2, 0]);
});

it('drops builds that are not live and that nobody has asked for, once others are kept loaded', async () => {
  const { answerOf, keepLoaded } = start({ processes: 1, unusedMs: 0 });
  const [live, before] = [counted(GOOD), counted(answering('return { title: "before" };'))];
  await keepLoaded(before.build);
  await keepLoaded(live.build);
  expect([await answerOf(live.build), await answerOf(before.build)]).toEqual([SAFFRON, { title: 'before' }]);
  expect([live.reads.count, before.reads.count]).toEqual([1, 2]);
});

it('keeps builds that are not live while pages ask for them', async () => {
  const { answerOf, keepLoaded } = start({ processes: 1 });
  const { build, reads } = counted(answering('return { title: "before" };'));
  await keepLoaded(build);
  await keepLoaded(GOOD);
  expect(await answerOf(build)).toEqual({ title: 'before' });
  expect(reads.count).toBe(1);
});

it('evaluates a remote anew with a new shell', async () => {
  const { answerOf } = start({ processes: 1 });
  const { build, reads } = counted(GOOD);
  const next = { ...SHELL, id: 'shell of the next deploy' };
  for (const shell of [SHELL, next, SHELL, next]) expect(await answerOf(build, shell)).toEqual(SAFFRON);
  expect(reads.count).toBe(2);
});

it('loads builds into every process before their first page, even while processes start', async () => {
  const { answerOf, keepLoaded, failures } = start({ processes: 3 });
  const { build, reads } = counted(answering('return { title: id };', 'const id = String(Math.random())'));
  await keepLoaded(build);
  const readsOfLoad = reads.count;
  const found = new Set<string>();
  while (found.size < 3) {
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(build)));
    for (const answer of answers) found.add(JSON.stringify(answer));
  }
  expect([reads.count - readsOfLoad, failures]).toEqual([0, []]);
});

it('reports a build once that fails when it is loaded, and loads the others', async () => {
  const { answerOf, keepLoaded, failures } = start();
  const { build, reads } = counted(GOOD);
  await keepLoaded(buildOf('throw new Error("no window")'), build);
  expect(failures).toMatchObject([{ reason: 'load', message: 'no window' }]);
  const readsOfLoad = reads.count;
  expect(await answerOf(build)).toEqual(SAFFRON);
  expect(reads.count).toBe(readsOfLoad);
});

it.each([
  ['fills the memory', answering('const all = []; for (;;) all.push({ all });')],
  ['is killed', answering('for (;;);')],
])(
  'loads builds again where a build that %s has cost them their process, before any page',
  async (_, broken) => {
    const { answerOf, keepLoaded } = start({ processes: 1, answerMs: 20_000, killMs: 8_000 });
    let reads = 0;
    let hasReadAgain: (value: unknown) => void = () => undefined;
    const again = new Promise((resolve) => (hasReadAgain = resolve));
    const readCode = async () => {
      reads += 1;
      if (reads === 2) hasReadAgain(undefined);
      return GOOD.readCode();
    };
    const build = { ...GOOD, readCode };
    await keepLoaded(build);
    expect(await answerOf(broken)).toEqual(FAILED);
    await again;
    expect(await answerOf(build)).toEqual(SAFFRON);
  },
);

it.each([
  ['answers a page', answering('for (;;);')],
  ['is loaded', buildOf('for (;;);')],
])('blames no build that was late while other processes had the processor when it %s', async (_, build) => {
  // Nobody has a processor for ten seconds in less than one.
  const { answerOf, failures } = start({ loadMs: 300, answerMs: 300, processorMs: 10_000 });
  for (let time = 0; time < 2; time += 1) expect(await answerOf(build)).toEqual(LATE);
  expect(failures).toEqual([]);
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
});

it('says of a page in the queue whose build is paused meanwhile that its build failed', async () => {
  const { answerOf, failures } = start({ processes: 1, loadMs: 500, answerMs: 500 });
  const loop = buildOf('for (;;);');
  expect(await Promise.all([1, 2, 3].map(() => answerOf(loop)))).toEqual([FAILED, FAILED, FAILED]);
  expect(failures).toHaveLength(1);
});

it('gives a page no answer that comes too late', async () => {
  const { answerOf, failures } = start({ waitMs: 1 });
  expect(await answerOf({ ...buildOf(''), readCode: () => new Promise(() => undefined) })).toEqual(LATE);
  expect(failures).toEqual([]);
});

it('gives no answers after its end', async () => {
  const { answerOf, keepLoaded, end } = start();
  expect(await answerOf(GOOD)).toEqual(SAFFRON);
  await end();
  expect(await answerOf(GOOD)).toEqual(LATE);
  await keepLoaded(GOOD);
});
