import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames, workspace } from '@tiffin/deploy';
import { describeRemote } from './describe-remote.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-describe-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, 'src/routes.ts'), text);

it('reads the routes and the budget of a remote, and leaves its types aside', async () => {
  await write(`import type { StatedRoute } from '@tiffin/contracts';
    export const budgetBytes = 30_000;
    export const missing = { en: 'Rewards didn’t load', zh: '未能載入獎賞' };
    export const routes = [{ path: '/rewards', screen: 'rewards-screen' }] as const satisfies readonly StatedRoute[];`);
  expect(describeRemote(folder)).toEqual({
    budgetBytes: 30_000,
    missing: { en: 'Rewards didn’t load', zh: '未能載入獎賞' },
    routes: [{ path: '/rewards', screen: 'rewards-screen' }],
    slots: [],
  });
});

it.each([
  [
    'imports something that would have to be built',
    "import { x } from './views/x'; export const routes = [x];",
    'may import types only, and imports ./views/x.',
  ],
  ['exports no routes', 'export const paths = [];', 'exports no list "routes".'],
])('refuses a description that %s', async (_what, text, sentence) => {
  await write(text);
  expect(() => describeRemote(folder)).toThrow(sentence);
});

it('reads the slots that a remote fills', async () => {
  const slot = { name: 'wallet-buttons', piece: 'wallet-buttons', budgetBytes: 9_000 };
  await write(`export const routes = []; export const slots = [${JSON.stringify(slot)}];`);
  expect(describeRemote(folder).slots).toEqual([slot]);
});

it('reads which slots a first screen shows', async () => {
  const routes = "export const routes = [{ path: '/rewards', screen: 'a' }, { path: '/more', screen: 'a' }];";
  await write(`${routes} export const firstSlots = { '/rewards': ['wallet-buttons'] };`);
  expect(describeRemote(folder).routes).toEqual([
    { path: '/rewards', screen: 'a', slots: ['wallet-buttons'] },
    { path: '/more', screen: 'a' },
  ]);
});

it('a folder without a description has no routes and no slots', () => {
  expect(describeRemote(folder)).toEqual({ routes: [], slots: [] });
});

it('every remote of the workspace describes itself', () => {
  for (const name of remoteNames()) {
    const { routes, budgetBytes } = describeRemote(join(workspace.root, name));
    expect([name, routes.length > 0, typeof budgetBytes]).toEqual([name, true, 'number']);
  }
});
