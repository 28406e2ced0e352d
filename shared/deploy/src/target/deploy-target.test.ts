import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';

let fresh: FreshTarget;

beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

it('a file is made once, however many want to; its content is that of the one that did', async () => {
  const { target } = fresh;
  for (const path of ['a/1.txt', 'a/2.txt', 'a/3.txt']) {
    const writers = Array.from({ length: 20 }, (_, at) => String(at));
    const made = await Promise.all(
      writers.map(async (text) => ((await target.create(path, Buffer.from(text))) ? [text] : [])),
    );
    expect(made.flat()).toHaveLength(1);
    expect((await target.read(path))?.toString()).toBe(made.flat()[0]);
  }
});

it('knows what is not there, and lists what is directly in a folder', async () => {
  const { target } = fresh;
  expect(await target.read('a/b.txt')).toBeUndefined();
  expect(await target.list('a')).toEqual([]);
  await target.write('a/b.txt', Buffer.from('1'));
  await target.write('a/b.txt', Buffer.from('2'));
  await target.write('a/c/d.txt', Buffer.from('3'));
  await target.write('ab/e.txt', Buffer.from('4'));
  expect((await target.read('a/b.txt'))?.toString()).toBe('2');
  expect([...(await target.list('a'))].sort()).toEqual(['b.txt', 'c']);
});

it('keeps bytes as they are', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
  await fresh.target.write('a/bytes', bytes);
  expect(await fresh.target.read('a/bytes')).toEqual(bytes);
});
