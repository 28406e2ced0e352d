import { expect, it, jest } from '@jest/globals';
import { ApiError } from '../errors/api-error';
import { respectRetryAfter } from './respect-retry-after';

const tooMany = new ApiError({
  status: 429,
  type: 'TOO_MANY_REQUESTS',
  reason: 'UNKNOWN',
  retryAfterMs: 20_000,
});

it('asks a service that said 429 nothing more until the time that it named, and then again', async () => {
  jest.useFakeTimers();
  const read = jest.fn(async (): Promise<string> => {
    throw tooMany;
  });
  await expect(respectRetryAfter('/main/v1/cart', read)).rejects.toBe(tooMany);
  jest.advanceTimersByTime(5_000);
  await expect(respectRetryAfter('/main/v1/cart', read)).rejects.toMatchObject({
    status: 429,
    retryAfterMs: 15_000,
  });
  expect(read).toHaveBeenCalledTimes(1);
  await expect(respectRetryAfter('/main/v1/order', async () => 'another call')).resolves.toBe('another call');
  jest.advanceTimersByTime(15_000);
  await expect(respectRetryAfter('/main/v1/cart', async () => 'an answer')).resolves.toBe('an answer');
  jest.useRealTimers();
});
