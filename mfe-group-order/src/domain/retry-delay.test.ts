import { expect, it } from '@jest/globals';
import { retryDelay } from './retry-delay';

it.each([
  ['the first loss', { failures: 0 }, [500, 1_000]],
  ['the third in a row', { failures: 2 }, [2_000, 4_000]],
  ['many in a row', { failures: 40 }, [30_000, 60_000]],
  ['a refusal', { failures: 0, isRefused: true }, [30_000, 60_000]],
  ['a service that names a longer pause', { failures: 0, retryAfterMs: 90_000 }, [90_000, 90_000]],
])('after %s', (_what, failed, expected) => {
  const delays = [0, 1].map((random) => retryDelay({ isRefused: false, ...failed, random }));
  expect(delays).toEqual(expected);
});
