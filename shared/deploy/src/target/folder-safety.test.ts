import { afterEach, beforeEach, expect, it } from '@jest/globals';
import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiskWrites } from './folder-target';
import { folderTarget } from './folder-target';

let folder: string;

beforeEach(async () => {
  folder = await disk.mkdtemp(join(tmpdir(), 'tiffin-target-'));
});
afterEach(() => disk.rm(folder, { recursive: true }));

const text = Buffer.from('content');
const denied = () => Promise.reject(Object.assign(new Error('not allowed'), { code: 'EACCES' }));
const without = (writes: Partial<DiskWrites>) => folderTarget(folder, { ...disk, ...writes });

it.each(['', '/', '//', '\\'])('is named by its folder without %j at the end', (end) => {
  expect(folderTarget(folder + end).name).toBe(folder);
});

it.each(['../outside.txt', 'a/../../outside.txt', '..', ''])(
  'keeps to its folder: %j is not in it',
  async (path) => {
    const target = folderTarget(folder);
    expect(() => target.read(path)).toThrow(`${path} is not in ${folder}.`);
    expect(() => target.list(path)).toThrow(`${path} is not in ${folder}.`);
    await expect(target.write(path, text)).rejects.toThrow();
    await expect(target.create(path, text)).rejects.toThrow();
  },
);

it('does not take a folder whose name begins alike for its own', () => {
  expect(() => folderTarget(folder).read(`../${folder.split('/').at(-1)}2/x`)).toThrow('is not in');
});

it.each(['write', 'create'] as const)(
  'leaves no draft behind after a %s, also one that fails',
  async (way) => {
    await folderTarget(folder)[way]('a/b.txt', text);
    await expect(without({ link: denied, rename: denied })[way]('a/c.txt', text)).rejects.toThrow();
    expect(await disk.readdir(join(folder, '.drafts'))).toEqual([]);
    expect(await disk.readdir(join(folder, 'a'))).toEqual(['b.txt']);
  },
);

it('flushes a draft before it gives it its name', async () => {
  const done: unknown[] = [];
  const target = without({
    writeFile: async (...given) => {
      await disk.writeFile(...given);
      done.push(given[2]);
    },
    rename: async (...given) => {
      await disk.rename(...given);
      done.push('named');
    },
  });
  await target.write('b.txt', text);
  expect(done).toEqual([{ flush: true }, 'named']);
});

it('counts a file as written though its draft cannot be removed', async () => {
  const target = without({ rm: denied });
  await target.write('a.txt', text);
  expect(await target.create('b.txt', text)).toBe(true);
});

it.each([
  ['writing a.txt', () => without({ rename: denied }).write('a.txt', text)],
  ['writing a.txt', () => without({ link: denied }).create('a.txt', text)],
  ['writing a.txt', () => without({ mkdir: denied }).write('a.txt', text)],
])('says of what the disk forbids that it was %s', async (doing, attempt) => {
  await expect(attempt()).rejects.toThrow(doing);
});

it('says what is not read or listed for another reason than not being there', async () => {
  await disk.writeFile(join(folder, 'loop-target'), '');
  await disk.symlink(join(folder, 'loop'), join(folder, 'loop'));
  const target = folderTarget(folder);
  await expect(target.read('loop')).rejects.toThrow('reading loop');
  await expect(target.list('loop')).rejects.toThrow('listing loop');
});

it.each(['nowhere', 'file/below', 'folder'])(
  'finds no file at %s, and nothing listed where there is no folder',
  async (path) => {
    await disk.writeFile(join(folder, 'file'), '');
    await disk.mkdir(join(folder, 'folder'));
    const target = folderTarget(folder);
    expect(await target.read(path)).toBeUndefined();
    expect(await target.list(path)).toEqual([]);
  },
);
