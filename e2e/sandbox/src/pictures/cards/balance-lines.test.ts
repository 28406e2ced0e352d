import { expect, it } from '@jest/globals';
import { balanceLines } from './balance-lines';

const widthOf = (line: string): number => line.length;

it.each([
  ['Lucknow Lunch Home', 2, ['Lucknow', 'Lunch Home']],
  ['Fournil & Fils', 2, ['Fournil', '& Fils']],
  ['one two three four five six', 3, ['one two', 'three four', 'five six']],
  ['lunch', 1, ['lunch']],
])('breaks "%s" into %i', (text, count, lines) => {
  expect(balanceLines(text, count, widthOf)).toEqual(lines);
});

it('breaks no more often than there are spaces', () => {
  expect(balanceLines('lunch', 3, widthOf)).toEqual(['lunch']);
});

it('breaks a hundred words at once', () => {
  expect(balanceLines('a '.repeat(100).trim(), 7, widthOf)).toHaveLength(7);
});
