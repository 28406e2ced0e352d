import { afterAll, expect, it } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of two builds in separate processes on a busy machine. */
const LIMIT_MS = 120_000;

let folder: string;
afterAll(() => rm(folder, { recursive: true }));

it(
  'the next build of the same source differs in its entry and its manifest alone, and in the name that they give it',
  async () => {
    folder = await makePackage("export const load = () => import('react-dom');");
    const one = await buildPackage(folder, 'one');
    const text = await readEntry(one);
    expect(text).toContain('mfe_small_1_0_0_one');
    const two = await buildPackage(folder, 'two');
    const changed = two.filter(({ integrity }) => one.every((file) => file.integrity !== integrity));
    expect(changed.map(({ path }) => path.replace(/\.[0-9a-f]{8}\./, '.')).toSorted()).toEqual([
      'entry.js',
      'mf-manifest.json',
      'mf-stats.json',
    ]);
    expect(two.length).toBeGreaterThan(changed.length);
    expect(await readEntry(two)).toBe(text.replaceAll('mfe_small_1_0_0_one', 'mfe_small_1_0_0_two'));
  },
  LIMIT_MS,
);

function readEntry(files: Awaited<ReturnType<typeof buildPackage>>): Promise<string> {
  const entry = files.find(({ path }) => path.startsWith('entry.'));
  return readFile(join(folder, 'dist', entry?.path ?? ''), 'utf8');
}
