import { afterAll, expect, it } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of a build in a process of its own on a busy machine. */
const LIMIT_MS = 120_000;
const FILES = {
  'src/routes.ts': "export const routes = [{ path: '/rewards', screen: 'rewards-screen' }];",
  'src/rewards.js': 'export const title = "Rewards";',
  'src/later.js': 'export const title = "Later";',
};
const REMOTE = `
  export const screen = () => import(/* webpackChunkName: "rewards-screen" */ './src/rewards');
  export const later = () => import(/* webpackChunkName: "later" */ './src/later');`;

let folder: string;
afterAll(() => rm(folder, { recursive: true }));

it(
  'asks browsers to compile the functions of screens at once, and of nothing else',
  async () => {
    folder = await makePackage(REMOTE, FILES);
    const files = (await buildPackage(folder)).map(({ path }) => path).filter((path) => path.endsWith('.js'));
    const hinted: string[] = [];
    for (const path of files) {
      const text = await readFile(join(folder, 'dist', path), 'utf8');
      if (text.startsWith('//# allFunctionsCalledOnLoad\n')) hinted.push(path.split('.')[0] ?? '');
    }
    expect(hinted).toEqual(['rewards-screen']);
    expect(files.length).toBeGreaterThan(2);
  },
  LIMIT_MS,
);
