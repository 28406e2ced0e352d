import { expect, it } from '@jest/globals';
import { refusedCodes } from './refused-codes';

it.each([
  ['the codes that the service names', { codes: ['FIVEOFF'] }, ['LUNCH10', 'FIVEOFF'], ['FIVEOFF']],
  ['every code if it names none', undefined, ['LUNCH10', 'FIVEOFF'], ['LUNCH10', 'FIVEOFF']],
  ['every code if it names others', { codes: ['GONE'] }, ['LUNCH10'], ['LUNCH10']],
  ['every code if it sends no list', { codes: 'LUNCH10' }, ['LUNCH10'], ['LUNCH10']],
  ['nothing without codes', { codes: ['FIVEOFF'] }, [], []],
])('[CHK-09] an order with invalid offers is about %s', (_name, data, codes, expected) => {
  expect(refusedCodes(data, codes)).toEqual(expected);
});
