import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { currentProgram } from './current-program.mjs';
import { root } from './workspace-root.mjs';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'tiffin-program-')));
  await write('words.ts', `export const words: string = 'lunch';`);
  await write('main.ts', `import { words } from './words'; console.log(words, import.meta.url);`);
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a source that was last changed an hour ago. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), new Date(), new Date(Date.now() - 3_600_000));
}

const current = (): Promise<string> =>
  currentProgram(relative(root, join(folder, 'main.ts')), join(folder, 'programs'));
const run = (file: string): string => execFileSync(process.execPath, [file], { encoding: 'utf8' });

it('bundles a program that still knows where its source is', async () => {
  expect(run(await current())).toBe(`lunch file://${folder}/main.ts\n`);
});

it('bundles again only after a source has changed', async () => {
  const { mtimeMs: first } = await stat(await current());
  expect((await stat(await current())).mtimeMs).toBe(first);
  await write('words.ts', `export const words: string = 'dinner';`);
  expect(run(await current())).toContain('dinner');
});

it.each(['pnpm-lock.yaml', 'bundle-program.mjs'])('bundles again after a change of %s', async (name) => {
  const file = await current();
  const { ino: first } = await stat(file);
  const inputs: readonly (readonly [string, string])[] = JSON.parse(await readFile(`${file}.json`, 'utf8'));
  const before = inputs.map(([path, state]) => [path, path.endsWith(name) ? 'before' : state]);
  await writeFile(`${file}.json`, JSON.stringify(before));
  expect((await stat(await current())).ino).not.toBe(first);
});

it('bundles again after a source that was changed while it was bundled', async () => {
  await utimes(join(folder, 'words.ts'), new Date(), new Date(Date.now() + 3_600_000));
  const { ino: first } = await stat(await current());
  expect((await stat(await current())).ino).not.toBe(first);
});
