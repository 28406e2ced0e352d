import { expect, it } from '@jest/globals';
import { BUILD_LIMITS } from '../timetable';
import { endOfShare } from './time-limits';

it.each([
  [0, 1, 5500],
  [0, 2, 4000],
  [1, 2, 5500],
  [1, 3, 4750],
  [2, 3, 5500],
])('build %i of %i may take until %i ms', (index, count, end) => {
  expect(endOfShare(BUILD_LIMITS, index, count)).toBe(end);
});
