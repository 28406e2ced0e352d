import { expect, it } from '@jest/globals';
import { ownEntry } from './own-entry';

it('finds the own entries of a table, and nothing inherited', () => {
  const table = { dal: 1, none: 0 };
  expect([ownEntry(table, 'dal'), ownEntry(table, 'none')]).toEqual([1, 0]);
  for (const name of ['', 'naan', 'constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(ownEntry(table, name)).toBeUndefined();
  }
  expect(ownEntry(JSON.parse('{"__proto__": 2}'), '__proto__')).toBe(2);
});
