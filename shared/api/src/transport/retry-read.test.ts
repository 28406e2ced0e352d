import { afterEach, expect, it, jest } from '@jest/globals';
import { ApiError } from '../errors/api-error';
import { retryRead, setReadRetries } from './retry-read';

const unavailable = new ApiError({ status: 503, type: 'UNKNOWN', reason: 'UNKNOWN' });

afterEach(() => {
  setReadRetries({});
  jest.useRealTimers();
});

it('[API-01] a read that fails twice and then succeeds gives its answer', async () => {
  const wait = jest.fn(async () => undefined);
  setReadRetries({ wait, random: () => 1 });
  const read = jest.fn<() => Promise<string>>();
  read.mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable).mockResolvedValue('menu');
  await expect(retryRead(read)).resolves.toBe('menu');
  expect(wait.mock.calls).toEqual([
    [300, undefined],
    [600, undefined],
  ]);
});

it('[API-01] is asked three times and then fails with the last error', async () => {
  setReadRetries({ wait: async () => undefined });
  const read = jest.fn(() => Promise.reject(unavailable));
  await expect(retryRead(read)).rejects.toBe(unavailable);
  expect(read).toHaveBeenCalledTimes(3);
});

it.each([
  ['a refusal', new ApiError({ status: 404, type: 'NOT_FOUND', reason: 'UNKNOWN' })],
  ['a bug of ours', new TypeError('x')],
])('%s is not asked again', async (_what, error) => {
  const read = jest.fn(() => Promise.reject(error));
  await expect(retryRead(read)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(1);
});

it('[API-01] waits as long as the service says before it asks again', async () => {
  jest.useFakeTimers();
  const late = new ApiError({ status: 503, type: 'UNKNOWN', reason: 'UNKNOWN', retryAfterMs: 2_000 });
  const read = jest.fn<() => Promise<string>>().mockRejectedValueOnce(late).mockResolvedValue('menu');
  const answer = retryRead(read);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe('menu');
});

it('[API-01] an abort ends the waiting: nothing is asked again, and it is no error of the service', async () => {
  jest.useFakeTimers();
  setReadRetries({ random: () => 1 });
  const controller = new AbortController();
  const read = jest.fn(() => Promise.reject(unavailable));
  const answer = retryRead(read, controller.signal);
  const ended = expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await jest.advanceTimersByTimeAsync(100);
  controller.abort();
  await ended;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('an abort before the waiting ends it too', async () => {
  const controller = new AbortController();
  const read = jest.fn(() => {
    controller.abort();
    return Promise.reject(unavailable);
  });
  await expect(retryRead(read, controller.signal)).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});
