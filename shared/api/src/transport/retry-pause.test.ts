import { expect, it } from '@jest/globals';
import { ApiError } from '../errors/api-error';
import type { ApiErrorFields } from '../errors/api-error';
import { retryPause } from './retry-pause';

const failure = (fields: Partial<ApiErrorFields>) =>
  new ApiError({ status: 503, type: 'UNKNOWN', reason: 'UNKNOWN', ...fields });
const offline = { status: 0, type: 'NETWORK', reason: 'UNREACHABLE' };
const at = { retries: 0, elapsedMs: 0, random: 1 };

it.each([
  ['a network that is down', offline, 300],
  ['a time limit', { ...offline, reason: 'TIMEOUT' }, 300],
  ['500', { status: 500 }, 300],
  ['503', { status: 503 }, 300],
  ['503 that says when', { retryAfterMs: 2000 }, 2000],
  ['429 that says when', { status: 429, retryAfterMs: 1000 }, 1000],
  ['429 that does not', { status: 429 }, null],
  ['408 that says when', { status: 408, retryAfterMs: 1000 }, 1000],
  ['408 that does not', { status: 408 }, null],
  ['a wait past the window', { retryAfterMs: 60_000 }, null],
  ['400', { status: 400 }, null],
  ['401', { status: 401 }, null],
  ['403', { status: 403 }, null],
  ['404', { status: 404 }, null],
  ['409', { status: 409 }, null],
  ['an answer that cannot be read', { status: 200, reason: 'UNREADABLE_ANSWER' }, null],
])('[API-01] after %s', (_what, fields, expected) => {
  expect(retryPause({ ...at, error: failure(fields) })).toBe(expected);
});

it('[API-01] doubles up to a longest pause, and jitters over all of it', () => {
  const pauses = [0, 1, 2, 3, 4, 9].map((retries) => retryPause({ ...at, retries, error: failure({}) }));
  expect(pauses).toEqual([300, 600, 1200, 2400, 4000, 4000]);
  const jittered = [0, 0.25, 0.5].map((random) => retryPause({ ...at, random, error: failure({}) }));
  expect(jittered).toEqual([0, 75, 150]);
});

it('gives up once its window is over', () => {
  expect(retryPause({ ...at, elapsedMs: 14_700, error: failure({}) })).toBe(300);
  expect(retryPause({ ...at, elapsedMs: 14_701, error: failure({}) })).toBeNull();
});
