import { beforeEach, expect, it } from '@jest/globals';
import { KeptBySize } from '../packing/kept-by-size';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Dated } from './stale-while-revalidate';

type Load = { readonly key: string; readonly end: (value: string) => void; readonly fail: () => void };

let nowMs = 0;
let loads: Load[];

/** Lets what has been settled take effect. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function cache(): (key: string) => Promise<string> {
  return staleWhileRevalidate({
    keyOf: (key: string) => key,
    load: (key) =>
      new Promise<string>((resolve, reject) => {
        loads.push({ key, end: resolve, fail: () => reject(new Error('failed')) });
      }),
    kept: new KeptBySize<Dated<string>>(10_000, () => 1),
    freshMs: 10,
    staleMs: 100,
    isKept: (value) => !value.startsWith('secret'),
    isLasting: (value) => value !== 'late',
    now: () => nowMs,
  });
}

beforeEach(() => {
  nowMs = 0;
  loads = [];
});

/** Asks for keys, answers all loads in turn, and returns the values. */
async function load(ask: (key: string) => Promise<string>, keys: readonly string[], value = 'first') {
  const values = Promise.all(keys.map(ask));
  for (const { end } of loads.splice(0)) end(value);
  await turn();
  return values;
}

it('loads once for all who ask at the same time', async () => {
  const ask = cache();
  const both = Promise.all([ask('a'), ask('a')]);
  expect(loads).toHaveLength(1);
  loads[0]?.end('value');
  expect(await both).toEqual(['value', 'value']);
});

it('renews one key after the other, and each once however many ask', async () => {
  const ask = cache();
  await load(ask, ['a', 'b', 'c']);
  nowMs = 50;
  expect(await Promise.all(['a', 'b', 'c', 'a', 'b'].map(ask))).toEqual(Array(5).fill('first'));
  const renewed: string[] = [];
  for (let next = loads.shift(); next; next = loads.shift()) {
    expect(loads).toEqual([]);
    renewed.push(next.key);
    next.end('second');
    await turn();
  }
  expect(renewed).toEqual(['a', 'b', 'c']);
  expect(await ask('b')).toBe('second');
});

it('goes on renewing after a failure', async () => {
  const ask = cache();
  await load(ask, ['a', 'b']);
  nowMs = 50;
  await Promise.all(['a', 'b'].map(ask));
  loads.shift()?.fail();
  await turn();
  expect(loads.map(({ key }) => key)).toEqual(['b']);
});

it('keeps no failure and no secret', async () => {
  const ask = cache();
  const failed = ask('a');
  loads.shift()?.fail();
  await expect(failed).rejects.toThrow('failed');
  expect(await load(ask, ['a'], 'secret value')).toEqual(['secret value']);
  expect(await load(ask, ['a'], 'next')).toEqual(['next']);
});

it('forgets a value that has become a secret', async () => {
  const ask = cache();
  await load(ask, ['a']);
  nowMs = 50;
  await ask('a');
  loads.shift()?.end('secret value');
  await turn();
  expect(await load(ask, ['a'], 'next')).toEqual(['next']);
});

it('keeps what does not last only while it is fresh', async () => {
  const ask = cache();
  expect(await load(ask, ['a'], 'late')).toEqual(['late']);
  nowMs = 9;
  expect(await ask('a')).toBe('late');
  nowMs = 10;
  expect(await load(ask, ['a'])).toEqual(['first']);
});

it('queues at most fifty keys to renew', async () => {
  const ask = cache();
  const keys = Array.from({ length: 80 }, (_, index) => String(index));
  await load(ask, keys);
  nowMs = 50;
  await Promise.all(keys.map(ask));
  let renewed = 0;
  for (let next = loads.shift(); next; next = loads.shift()) {
    renewed += 1;
    next.end('second');
    await turn();
  }
  expect(renewed).toBe(51);
});
