import { expect, it } from '@jest/globals';
import { cachedByKey } from './cached-by-key';

function cached(load: (input: string) => Promise<string> = async (input) => input.toUpperCase()) {
  const seen = { nowMs: 0, loaded: new Array<string>() };
  const read = cachedByKey(
    { keepMs: 1000, most: 2, keyOf: (input: string) => input.trim() },
    (input) => {
      seen.loaded.push(input);
      return load(input);
    },
    () => seen.nowMs,
  );
  return { seen, read };
}

it('loads once a second for inputs of one key', async () => {
  const { seen, read } = cached();
  expect(await Promise.all([read('a'), read(' a'), read('b')])).toEqual(['A', 'A', 'B']);
  seen.nowMs = 999;
  await read('a');
  expect(seen.loaded).toEqual(['a', 'b']);
  seen.nowMs = 1000;
  await read('a');
  expect(seen.loaded).toEqual(['a', 'b', 'a']);
});

it('lets go of the key that was loaded longest ago', async () => {
  const { seen, read } = cached();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await read(key);
  expect(seen.loaded).toEqual(['a', 'b', 'c', 'a']);
});

it('keeps no value that must not be kept, which only those who waited for it share', async () => {
  let count = 0;
  const read = cachedByKey(
    {
      keepMs: 1000,
      most: 2,
      keyOf: (input: string) => input,
      isKept: (value: string) => !value.startsWith('secret'),
    },
    async (input) => `${input} ${(count += 1)}`,
    () => 0,
  );
  expect(await Promise.all([read('secret'), read('secret')])).toEqual(['secret 1', 'secret 1']);
  expect(await read('secret')).toBe('secret 2');
  expect([await read('open'), await read('open')]).toEqual(['open 3', 'open 3']);
});

it('keeps no failure', async () => {
  let isUp = false;
  const { read } = cached(async () => (isUp ? 'back' : Promise.reject(new Error('down'))));
  await expect(read('a')).rejects.toThrow('down');
  isUp = true;
  expect(await read('a')).toBe('back');
});
