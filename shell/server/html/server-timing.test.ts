import { expect, it } from '@jest/globals';
import { serverTiming } from './server-timing';

it.each([
  [
    'a page that was rendered for this request',
    { waitedMs: 48.26, spent: { dataMs: 12.34, renderMs: 30 }, isCached: false },
    'data;dur=12.3, render;dur=30.0, cache;desc="miss";dur=48.3',
  ],
  ['a page from a cache', { waitedMs: 0.04, spent: undefined, isCached: true }, 'cache;desc="hit";dur=0.0'],
  [
    'a page without a rendered screen',
    { waitedMs: 3, spent: undefined, isCached: false },
    'cache;desc="miss";dur=3.0',
  ],
])('says the milliseconds of %s', (_what, timing, header) => {
  expect(serverTiming(timing)).toBe(header);
});
