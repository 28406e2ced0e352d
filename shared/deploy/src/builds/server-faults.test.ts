import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readBuildRecord } from '../build-record';
import { readRegistry } from '../registry/revisions';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { readServerFaults } from './server-faults';

const ROUTES = { routes: [{ path: '/order/team/join' }, { path: '/order/team/join/v2' }] };
const SOUND = `module.exports.remote = { contract: 2, heads: { '/order/team/join': () => ({ title: 'Join' }) } };`;

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

const make = (serverText: string) => makeDist(fresh.folder, 'mfe-teams', 'a', { ...ROUTES, serverText });

it.each([
  ['heads of its paths', SOUND],
  ['no heads', 'module.exports.remote = { contract: 2, heads: {} };'],
  [
    'work of its own that never ends',
    `${SOUND} setInterval(() => undefined, 1_000); process.on('SIGTERM', () => undefined);`,
  ],
])('makes a build live whose server build has %s', async (_, text) => {
  await deployDist(fresh.target, await make(text));
  expect((await readRegistry(fresh.target)).remotes['mfe-teams']).toMatchObject({
    server: 'server.1.js',
    integrity: { 'server.1.js': expect.stringMatching(/^sha384-/) },
  });
});

it.each([
  ['does not parse', 'module.exports = {', 'does not start (SyntaxError: Unexpected token'],
  ['throws', 'throw new Error("no window");', 'does not start (Error: no window)'],
  ['imports a module', 'require("node:fs");', 'does not start (Error: It imports node:fs.)'],
  ['ends its process', 'process.exit(0);', 'ends the process that starts it'],
  ['exports nothing', '', 'exports no remote'],
  ['exports something else', 'module.exports = null;', 'exports no remote'],
  ['exports a list', 'module.exports.remote = [];', 'exports no remote'],
  [
    'has another contract',
    'module.exports.remote = { contract: 3, heads: {} };',
    'has the contract 3, and its record has 2',
  ],
  [
    'has no contract',
    'module.exports.remote = { heads: {} };',
    'has the contract undefined, and its record has 2',
  ],
  [
    'has no heads',
    'module.exports.remote = { contract: 2 };',
    'exports a remote whose heads are no object of functions',
  ],
  [
    'has a list of heads',
    'module.exports.remote = { contract: 2, heads: [() => ({})] };',
    'exports a remote whose heads are no object of functions',
  ],
  [
    'has a head that is data',
    `module.exports.remote = { contract: 2, heads: { '/order/team/join': { title: 'Join' } } };`,
    'has a head for /order/team/join that is no function',
  ],
  [
    'has a head of another path',
    `module.exports.remote = { contract: 2, heads: { '/order/team': () => ({}) } };`,
    'has a head for /order/team, which is none of its paths: /order/team/join, /order/team/join/v2',
  ],
])('refuses to deploy a server build that %s: nothing is live through it', async (_, text, fault) => {
  await expect(deployDist(fresh.target, await make(text))).rejects.toThrow(
    `mfe-teams: its server.1.js ${fault}`,
  );
  expect((await readRegistry(fresh.target)).remotes).toEqual({});
});

it.each(['for (;;);', `(async () => { for (;;) await null; })();\n${SOUND}`])(
  'refuses a server build that does not come to an end: %s',
  async (text) => {
    const dist = await make(text);
    expect(await readServerFaults(dist, await readBuildRecord(dist), { limitMs: 500 })).toEqual([
      'mfe-teams: its server.1.js does not start within 500 ms.',
    ]);
  },
);

it('refuses a build of contract 3 without a server build', async () => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', { contract: 3 });
  await expect(deployDist(fresh.target, dist)).rejects.toThrow(
    'mfe-teams has no server build, which contract 3 requires. Add mfe-teams/src/server.ts.',
  );
  expect((await readRegistry(fresh.target)).remotes).toEqual({});
});

it('makes a build of contract 2 live that has none', async () => {
  await deployDist(fresh.target, await makeDist(fresh.folder, 'mfe-teams', 'a'));
  expect((await readRegistry(fresh.target)).remotes['mfe-teams']).toMatchObject({ contract: 2 });
});

it('knows the paths of a build from before routes by its screens', async () => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', {
    screens: { '/order/team/join': [] },
    serverText: SOUND,
  });
  expect(await readServerFaults(dist, await readBuildRecord(dist))).toEqual([]);
});

it('starts a server build without the settings of the deploy', async () => {
  const dist = await make('throw new Error(JSON.stringify(process.env));');
  expect(await readServerFaults(dist, await readBuildRecord(dist))).toEqual([
    'mfe-teams: its server.1.js does not start (Error: {}).',
  ]);
});

describe('with a built shell', () => {
  const importing = (name: string) => `require('${name}');\n${SOUND}`;
  const faultsBeside = async (shellText: string, serverText: string) => {
    const [dist, shellDist] = await Promise.all([
      make(serverText),
      makeDist(fresh.folder, 'shell', 'a', { serverText: shellText }),
    ]);
    return readServerFaults(dist, await readBuildRecord(dist), { shellDist });
  };
  const SHELL = `module.exports.modules = { '@tiffin/ui': {} };`;

  it('starts a server build with the modules that the shell shares', async () => {
    expect(await faultsBeside(SHELL, importing('@tiffin/ui'))).toEqual([]);
  });

  it.each(['@tiffin/places/map', 'node:fs', 'toString'])(
    'refuses one that imports %s, which the shell does not',
    async (name) => {
      expect(await faultsBeside(SHELL, importing(name))).toEqual([
        `mfe-teams: its server.1.js does not start (Error: It imports ${name}.).`,
      ]);
    },
  );

  it('tells server builds a URL of their files', async () => {
    const text = `if (publicPath !== '/') throw new Error(publicPath);\n${SOUND}`;
    expect(await faultsBeside(text.replace(SOUND, SHELL), text)).toEqual([]);
  });
});
