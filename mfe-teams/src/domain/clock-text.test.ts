import { expect, it } from '@jest/globals';
import { clockText } from './clock-text';

it.each([
  [0, '0:00'],
  [24, '0:24'],
  [60, '1:00'],
  [605, '10:05'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
