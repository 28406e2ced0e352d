import { expect, it } from '@jest/globals';
import { retryAfterMs } from './retry-after';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);

it.each([
  ['seconds', '3', 3000],
  ['no time at all', '0', 0],
  ['an HTTP date', 'Sat, 21 Nov 2026 12:00:05 GMT', 5000],
  ['a date that is over', 'Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['a negative number', '-4', 0],
  ['words', 'soon', undefined],
  ['nothing', '', undefined],
  ['no header', undefined, undefined],
  ['a number that is no text', 3, undefined],
])('reads %s', (_what, header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
