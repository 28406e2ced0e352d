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
