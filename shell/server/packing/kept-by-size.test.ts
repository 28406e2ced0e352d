import { expect, it } from '@jest/globals';
import { KeptBySize } from './kept-by-size';

function keeper(mostBytes: number): {
  readonly ask: (key: string) => Promise<string>;
  readonly made: string[];
} {
  const kept = new KeptBySize<string>(mostBytes, (value) => value.length);
  const made: string[] = [];
  const make = async (key: string): Promise<string> => {
    made.push(key);
    if (key === 'bad') throw new Error('not made');
    return key.repeat(10);
  };
  return { made, ask: async (key) => kept.get(key, () => make(key)) };
}

it('makes once for all who ask at the same time and later', async () => {
  const { ask, made } = keeper(100);
  await Promise.all([ask('a'), ask('a')]);
  expect([await ask('a'), made]).toEqual(['aaaaaaaaaa', ['a']]);
});

it('forgets what was asked for longest ago when there are too many bytes', async () => {
  const { ask, made } = keeper(20);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('gives what is too large without keeping it', async () => {
  const { ask, made } = keeper(5);
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('keeps no failure', async () => {
  const { ask, made } = keeper(100);
  await expect(ask('bad')).rejects.toThrow('not made');
  await expect(ask('bad')).rejects.toThrow('not made');
  expect(made).toEqual(['bad', 'bad']);
});

it('gives up what was asked for once before what is asked for again and again, however many new keys come', async () => {
  const { ask, made } = keeper(100);
  for (const key of ['a', 'a', 'b', 'b']) await ask(key);
  for (let index = 0; index < 5000; index += 1) await ask(`${index % 10}`.padStart(2, String(index % 97)));
  made.length = 0;
  await ask('a');
  await ask('b');
  expect(made).toEqual([]);
});

it('never holds more bytes than it may', () => {
  const kept = new KeptBySize<string>(100, (value) => value.length);
  const sizes: number[] = [];
  for (let index = 0; index < 1000; index += 1) {
    kept.write(`${index % 70}`, 'x'.repeat(index % 60));
    kept.read(`${(index * 7) % 70}`);
    sizes.push(kept.bytes);
  }
  kept.write('too large', 'x'.repeat(101));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(kept.read('too large')).toBeUndefined();
});

it('replaces a value, and forgets one', () => {
  const kept = new KeptBySize<string>(100, (value) => value.length);
  kept.write('a', 'first');
  kept.write('a', 'second');
  expect([kept.read('a'), kept.bytes]).toEqual(['second', 6]);
  kept.write('a', 'third');
  kept.delete('a');
  expect([kept.read('a'), kept.bytes]).toEqual([undefined, 0]);
});
