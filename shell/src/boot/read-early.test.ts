import { expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@tiffin/api';
import { isUnopened, readEarly } from './read-early';

const queryKey = ['dish'];
const down = async (): Promise<string> => {
  throw new Error('down');
};

it('reads queries into the cache, and knows whether all are there', async () => {
  const client = createQueryClient({ onEffect: () => undefined });
  const early = readEarly(client, async (read) => {
    const dish = await read({ queryKey, queryFn: async () => 'Dal' });
    await read({ queryKey: ['price', dish], queryFn: async () => 12 });
  });
  expect(early.isInCache()).toBe(false);
  await early.read;
  expect(early.isInCache()).toBe(true);
  expect(client.getQueryData(['price', 'Dal'])).toBe(12);
  client.removeQueries({ queryKey });
  expect(early.isInCache()).toBe(false);
});

it('shows no message when a query fails, and has not its data', async () => {
  const effects: unknown[] = [];
  const client = createQueryClient({ onEffect: (effect) => effects.push(effect) });
  const early = readEarly(client, (read) => read({ queryKey, queryFn: down }));
  expect(await early.read).toBeUndefined();
  expect([effects, early.isInCache()]).toEqual([[], false]);
});

it('marks data until a screen reads it', async () => {
  const client = createQueryClient({ onEffect: () => undefined });
  const isMarked = (): boolean => client.getQueryCache().findAll({ queryKey }).some(isUnopened);
  await readEarly(client, (read) => read({ queryKey, queryFn: async () => 'Dal' })).read;
  expect(isMarked()).toBe(true);
  const leave = new QueryObserver(client, { queryKey, queryFn: async () => 'Dal' }).subscribe(
    () => undefined,
  );
  expect(isMarked()).toBe(false);
  leave();
});
