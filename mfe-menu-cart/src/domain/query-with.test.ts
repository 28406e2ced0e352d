import { expect, it } from '@jest/globals';
import { queryWith } from './query-with';

it.each([
  ['', 'x=1'],
  ['dal', 'q=dal&x=1'],
])('sets a parameter to %j, or removes it if that is empty', (value, expected) => {
  expect(queryWith(new URLSearchParams('q=roll&x=1'), 'q', value).toString()).toBe(expected);
});
