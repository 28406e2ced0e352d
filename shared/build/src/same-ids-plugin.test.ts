import { afterAll, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of two builds in separate processes on a busy machine. */
const LIMIT_MS = 120_000;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function build(): Promise<unknown> {
  const folder = await makePackage('export const remote = { routes: [] };');
  folders.push(folder);
  return buildPackage(folder);
}

it(
  'a remote that is built in another folder is the same, file by file',
  async () => {
    const one = await build();
    const entry = { path: expect.stringMatching(/^entry\.[0-9a-f]{8}\.js$/) };
    expect(one).toContainEqual(expect.objectContaining(entry));
    expect(await build()).toEqual(one);
  },
  LIMIT_MS,
);
