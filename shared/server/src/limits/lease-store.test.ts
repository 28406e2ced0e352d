import { expect, it, jest } from '@jest/globals';
import { leaseStore } from './lease-store';
import type { CountHits } from './lease-store';

/** A counter that all processes share. */
function sharedCounter(): { readonly count: CountHits; readonly asked: () => number } {
  let hits = 0;
  let asked = 0;
  return {
    asked: () => asked,
    count: async (_key, more, windowMs) => {
      asked += 1;
      hits += more;
      return { hits, leftMs: windowMs };
    },
  };
}

/** Returns how many of several concurrent hits a process admits. */
async function allowed(count: CountHits, hits: number, max: number): Promise<number> {
  const store = new (leaseStore(count))({});
  const hit = (): Promise<number> =>
    new Promise((resolve, reject) => {
      store.incr(
        'key',
        (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)),
        60_000,
        max,
      );
    });
  const currents = await Promise.all(Array.from({ length: hits }, hit));
  return currents.filter((current) => current <= max).length;
}

it('lets two processes together admit as many hits as one may', async () => {
  const { count } = sharedCounter();
  const both = await Promise.all([allowed(count, 50, 20), allowed(count, 50, 20)]);
  expect(both[0] + both[1]).toBe(20);
});

it('asks the shared store once per twentieth of the limit, and not again once the limit is reached', async () => {
  const { count, asked } = sharedCounter();
  expect(await allowed(count, 2_000, 600)).toBe(600);
  expect(asked()).toBeLessThanOrEqual(21);
});

it('starts again when the window has ended', async () => {
  jest.useFakeTimers();
  const windows = [30, 1];
  const count: CountHits = async (_key, _hits, windowMs) => ({
    hits: windows.shift() ?? 1,
    leftMs: windowMs,
  });
  const store = new (leaseStore(count))({});
  const hit = (): Promise<number> =>
    new Promise((resolve) =>
      store.incr('key', (_error, result) => resolve(result?.current ?? 0), 60_000, 20),
    );
  expect(await hit()).toBeGreaterThan(20);
  expect(await hit()).toBeGreaterThan(20);
  jest.advanceTimersByTime(60_000);
  expect(await hit()).toBe(1);
  jest.useRealTimers();
});

it('reports that the shared store has failed', async () => {
  const count: CountHits = async () => {
    throw new Error('no database');
  };
  await expect(allowed(count, 1, 20)).rejects.toThrow('no database');
});
