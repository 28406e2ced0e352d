import { expect, it } from '@jest/globals';
import { codeWaitMs } from './code-wait-ms';

it.each([
  ['the seconds that the service names', { status: 429, data: { retryAfterSeconds: 20 } }, 20_000],
  ['the header of a limit of all calls', { status: 429, retryAfterMs: 5000 }, 5000],
  ['the usual pause if nobody says', { status: 429 }, 30_000],
  ['no wait for another refusal', { status: 400, data: { retryAfterSeconds: 20 } }, undefined],
])('waits for another code: %s', (_name, error, expected) => {
  expect(codeWaitMs(error)).toBe(expected);
});
