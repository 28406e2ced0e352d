import { expect, it } from '@jest/globals';
import { mayIndex } from './may-index';

const answersOf = (merchant: unknown) => ({
  'http://main/v1/menus': { menu: {} },
  'http://main/v1/merchants': merchant,
});

it.each([
  ['a page that is always listed', 'always', undefined, true],
  ['a menu', 'by-merchant', answersOf({ merchant: { suppressSearchIndexing: false } }), true],
  ['a suppressed menu', 'by-merchant', answersOf({ merchant: { suppressSearchIndexing: true } }), false],
  ['a menu whose merchant was not read', 'by-merchant', {}, false],
  ['a menu with a strange answer', 'by-merchant', answersOf('<html>'), false],
  ['any other page', undefined, answersOf({ merchant: { suppressSearchIndexing: false } }), false],
] as const)('[MER-09] search engines and %s', (_what, listed, answers, may) => {
  expect(mayIndex(listed, answers)).toBe(may);
});
