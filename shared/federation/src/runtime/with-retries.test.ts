import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withRetries } from './with-retries';

let startedAtMs: number[];
let beganAtMs: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  beganAtMs = performance.now();
  startedAtMs = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const fail = async (): Promise<never> => {
  startedAtMs.push(performance.now() - beganAtMs);
  throw new Error(`attempt ${startedAtMs.length}`);
};

it('[FED-04] waits before each retry, longer each time, and rejects with the last error', async () => {
  const failed = expect(withRetries(fail, [300, 900])).rejects.toThrow('attempt 3');
  await jest.advanceTimersByTimeAsync(299);
  expect(startedAtMs).toEqual([0]);
  await jest.advanceTimersByTimeAsync(900);
  expect(startedAtMs).toEqual([0, 300]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(startedAtMs).toEqual([0, 300, 1_200]);
  await failed;
});

it('[FED-04] does not begin a wait for which there is no time left', async () => {
  await expect(withRetries(fail, [300, 900], (waitMs) => waitMs < 300)).rejects.toThrow('attempt 1');
  expect(jest.getTimerCount()).toBe(0);
});
