import { expect, it } from '@jest/globals';
import { nextAttempt } from './next-attempt';

const rule = { most: 3, windowMs: 60_000 };
const kept = { count: 2, startedAt: 1000, lastAt: 2000 };

it.each([
  ['the first', undefined, rule, 5000, { count: 1, startedAt: 5000, lastAt: 5000 }],
  ['one more', kept, rule, 5000, { count: 3, startedAt: 1000, lastAt: 5000 }],
  [
    'the first of a new window',
    { ...kept, count: 3 },
    rule,
    61_000,
    { count: 1, startedAt: 61_000, lastAt: 61_000 },
  ],
  [
    'one after the pause',
    kept,
    { ...rule, pauseMs: 30_000 },
    32_000,
    { count: 3, startedAt: 1000, lastAt: 32_000 },
  ],
  [
    'one before pauses grow',
    kept,
    { ...rule, pauseMs: 1000, growsAfter: 3 },
    2001,
    { ...kept, count: 3, lastAt: 2001 },
  ],
])('allows %s', (_what, before, given, now, next) => {
  expect(nextAttempt(before, given, now)).toEqual({ kind: 'allowed', next });
});

it.each([
  ['too many until the window ends', { ...kept, count: 3 }, rule, 60_999, 61_000],
  ['one too soon until the pause ends', kept, { ...rule, pauseMs: 30_000 }, 31_999, 32_000],
  ['no longer than the window', kept, { ...rule, pauseMs: 90_000 }, 60_000, 61_000],
  [
    'twice as long after each of many',
    { ...kept, count: 5 },
    { most: 9, windowMs: 60_000, pauseMs: 1000, growsAfter: 3 },
    5999,
    6000,
  ],
])('refuses %s', (_what, before, given, now, retryAt) => {
  expect(nextAttempt(before, given, now)).toEqual({ kind: 'refused', retryAt });
});
