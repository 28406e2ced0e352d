import { expect, it } from '@jest/globals';
import { ApiError } from '@tiffin/api';
import { isNotThere } from './is-not-there';

it.each([
  [400, true],
  [403, true],
  [404, true],
  [401, false],
  [429, false],
  [500, false],
  [0, false],
])('status %s says that the thing does not exist for the caller: %s', (status, expected) => {
  expect(isNotThere(new ApiError({ status, type: 'X', reason: 'X' }))).toBe(expected);
});

it('knows nothing of other errors', () => {
  expect(isNotThere(new Error('404'))).toBe(false);
});
