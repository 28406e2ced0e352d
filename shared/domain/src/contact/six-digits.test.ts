import { expect, it } from '@jest/globals';
import { sixDigits } from './six-digits';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['a123456', undefined],
  ['123456a', undefined],
  ['12.3456', undefined],
  ['', undefined],
])('reads %j as %j', (text, code) => {
  expect(sixDigits(text)).toBe(code);
});
