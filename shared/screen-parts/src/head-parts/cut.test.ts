import { expect, it } from '@jest/globals';
import { cut } from './cut';

it.each([
  ['lunch', 5, 'lunch'],
  ['lunches', 5, 'lunc…'],
  ['lun🍛🍛', 5, 'lun…'],
  ['午餐餐廳', 3, '午餐…'],
])('cuts %s at %d units to %s', (text, max, shown) => {
  expect(cut(text, max)).toBe(shown);
});
