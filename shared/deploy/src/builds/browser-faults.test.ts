import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readBuildRecord } from '../build-record';
import { entryOf } from '../test-support/entry-of';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { readBrowserFaults } from './browser-faults';

const RECORD = { routes: [{ path: '/teams' }], slots: ['group-order-entry'], containerName: 'teams' };
const SOUND = `{
  contract: 2,
  routes: [{ path: '/teams' }],
  slots: { 'group-order-entry': () => undefined },
}`;

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function faultsOf(entryText: string, limitMs?: number): Promise<readonly string[]> {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', { ...RECORD, entryText });
  return readBrowserFaults(dist, await readBuildRecord(dist), limitMs);
}

it.each([
  ['says what its record says', entryOf(SOUND)],
  [
    'uses the page while it loads',
    `document.body.append('x'); localStorage.x = innerWidth;${entryOf(SOUND)}`,
  ],
  ['has more screens', entryOf(SOUND.replace("'/teams' }", "'/teams' }, { path: '/more' }"))],
  ['works on for ever', `setInterval(() => undefined, 10);${entryOf(SOUND)}`],
])('has nothing against a build that %s', async (_what, text) => {
  expect(await faultsOf(text)).toEqual([]);
});

it.each([
  ['has another contract', SOUND.replace('2', '9'), 'has the contract 9, and its record has 2'],
  ['has no contract', SOUND.replace('contract: 2,', ''), 'has the contract undefined, and its record has 2'],
  ['has no screen', SOUND.replace("'/teams'", "'/team'"), 'has no screen for /teams, which its record names'],
  ['has no routes', SOUND.replace("[{ path: '/teams' }]", 'null'), 'has no routes'],
  [
    'fills no slot',
    SOUND.replace("'group-order-entry'", 'other'),
    'does not fill the slot group-order-entry, which its record names',
  ],
  ['exports nothing', 'undefined', 'exports no remote'],
])('refuses a build that %s', async (_what, remote, fault) => {
  expect(await faultsOf(entryOf(remote))).toEqual([`mfe-teams: its entry.1.js ${fault}.`]);
});

it.each([
  ['does not parse', 'var teams = {', 'does not load in a page (SyntaxError: Unexpected end of input)'],
  ['throws', 'throw new Error("no window");', 'does not load in a page (Error: no window)'],
  ['makes no container', '', 'does not load in a page (Error: It makes no container teams.)'],
  [
    'throws in its module',
    entryOf('(() => { throw new TypeError("x is undefined"); })()'),
    'does not load in a page (TypeError: x is undefined)',
  ],
  [
    'loads a file that is not there',
    entryOf(
      `await new Promise((resolve, reject) => globalThis[Symbol.for('tiffin.scripts')]('http://localhost/none.js',
        ({ type }) => (type === 'load' ? resolve() : reject(new Error('not loaded')))))`,
    ),
    'does not load in a page (Error: ENOENT: no such file or directory, open',
  ],
  [
    'leaves a promise that fails',
    `Promise.reject(new Error('late'));${entryOf(`await new Promise(() => undefined)`)}`,
    'does not load in a page (Error: late)',
  ],
])('refuses a build that %s', async (_what, text, fault) => {
  const faults = await faultsOf(text);
  expect(faults).toEqual([expect.stringContaining(`mfe-teams: its entry.1.js ${fault}`)]);
});

it('refuses a build that never comes to an end', async () => {
  expect(await faultsOf('for (;;);', 3_000)).toEqual([
    'mfe-teams: its entry.1.js does not load within 3000 ms.',
  ]);
});
