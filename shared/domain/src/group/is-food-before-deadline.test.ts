import { expect, it } from '@jest/globals';
import { isFoodBeforeDeadline } from './is-food-before-deadline';

it.each([
  [10, 9, true],
  [10, 10, true],
  [10, 11, false],
  [null, 9, false],
  [10, null, false],
  [null, null, false],
])('a deadline at %s with food at %s: too early %s', (orderBy, foodAt, isTooEarly) => {
  expect(isFoodBeforeDeadline(orderBy, foodAt)).toBe(isTooEarly);
});
