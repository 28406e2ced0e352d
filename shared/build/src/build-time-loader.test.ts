import { afterAll, expect, it } from '@jest/globals';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceOf } from './build-time-loader.mjs';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of a build in a separate process on a busy machine. */
const LIMIT_MS = 120_000;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function build(values: string): Promise<string> {
  const folder = await makePackage("export { total } from './build-time/values.ts';");
  folders.push(folder);
  await mkdir(join(folder, 'build-time'));
  await writeFile(join(folder, 'add.ts'), 'export const add = (a: number, b: number): number => a + b;');
  await writeFile(join(folder, 'build-time/values.ts'), values);
  await buildPackage(folder);
  const files = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, 'dist', name), 'utf8')));
  return texts.join('\n');
}

it(
  'a page gets the value of an export, and none of the code that works it out',
  async () => {
    const built = await build("import { add } from '../add.ts';\nexport const total = [add(40, 2)];");
    expect(built).toContain('const total = [42];');
    expect(built).not.toContain('a + b');
  },
  LIMIT_MS,
);

it(
  'a build fails where a value is no JSON',
  async () => {
    await expect(build('export const total = () => 42;')).rejects.toThrow('exports values that are JSON');
  },
  LIMIT_MS,
);

it('a part that comes twice stands once', () => {
  const address = { street: 'text', city: 'text', country: 'text', note: 'text' };
  const text = sourceOf({ one: { address }, two: [address, 'short'] });
  expect(text.match(/country/g)).toHaveLength(1);
  expect(text).toContain('export const one = {"address":part0};');
  expect(text).toContain('export const two = [part0,"short"];');
});
