import { expect, it } from '@jest/globals';
import { cleanCode, isSixDigits } from './clean-code';

it.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['123-456', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['12345a', '12345a', false],
  ['１２３４５６', '１２３４５６', false],
  ['', '', false],
])('"%s" is read as "%s", a code: %s', (typed, code, isCode) => {
  expect(cleanCode(typed)).toBe(code);
  expect(isSixDigits(code)).toBe(isCode);
});
