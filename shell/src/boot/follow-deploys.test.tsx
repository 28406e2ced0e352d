import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { followDeploys } from './follow-deploys';

const before = globalThis.fetch;
let asked: string[];
let learned: unknown[];
let isHidden: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  learned = [];
  isHidden = false;
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      asked.push(url);
      return Response.json({ remotes: {} });
    },
  });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  followDeploys({ learn: (registry) => learned.push(registry) }, document);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: before });
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('asks every five minutes while the page is looked at', async () => {
  await jest.advanceTimersByTimeAsync(299_999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/remotes.json']);
  expect(learned).toEqual([{ remotes: {} }]);
  isHidden = true;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});

it('asks when somebody comes back, once a minute at most', async () => {
  comeBack();
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  comeBack();
  comeBack();
  expect(asked).toHaveLength(1);
});

it('learns nothing from a server that does not answer', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(learned).toEqual([]);
});
