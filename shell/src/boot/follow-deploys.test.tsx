import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { followDeploys } from './follow-deploys';

const before = globalThis.fetch;
let asked: string[];
let learned: unknown[];
let isHidden: boolean;
let page: Document;

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
  page = document.implementation.createHTMLDocument();
  jest.spyOn(page, 'hidden', 'get').mockImplementation(() => isHidden);
  followDeploys({ learn: (registry) => learned.push(registry) }, page);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: before });
});

const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));

it('asks at once, and every five minutes while the page is looked at', async () => {
  await jest.advanceTimersByTimeAsync(299_999);
  expect(asked).toEqual(['/remotes.json']);
  expect(learned).toEqual([{ remotes: {} }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  isHidden = true;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(2);
});

it('a page in the background asks when it is looked at', async () => {
  asked = [];
  isHidden = true;
  followDeploys({ learn: (registry) => learned.push(registry) }, page);
  expect(asked).toEqual([]);
  isHidden = false;
  comeBack();
  expect(asked).toEqual(['/remotes.json']);
});

it('asks when somebody comes back, once a minute at most', async () => {
  comeBack();
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(60_000);
  comeBack();
  comeBack();
  expect(asked).toHaveLength(2);
});

it('learns nothing from a server that does not answer', async () => {
  await jest.advanceTimersByTimeAsync(0);
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(learned).toHaveLength(1);
});
