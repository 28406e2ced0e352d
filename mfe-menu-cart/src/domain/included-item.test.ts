import { expect, it } from '@jest/globals';
import { includedItem } from './included-item';

it.each([
  ['item-thali', 'item-thali'],
  ['b1946ac9-2492_d2', 'b1946ac9-2492_d2'],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), undefined],
  ['', undefined],
  [null, undefined],
  ['two words', undefined],
  ['thali\u0000', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('[MNU-15] asks with the menu for the choices of %j: %j', (item, asked) => {
  expect(includedItem(item)).toBe(asked);
});
