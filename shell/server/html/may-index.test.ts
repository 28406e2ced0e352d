import { expect, it } from '@jest/globals';
import { mayIndex } from './may-index';

it.each([
  ['a page that is always listed', 'always', undefined, true],
  ['a menu', 'by-merchant', { title: 'A', mayBeListed: true }, true],
  ['a suppressed menu', 'by-merchant', { title: 'A', mayBeListed: false }, false],
  ['a menu whose head does not say so', 'by-merchant', { title: 'A' }, false],
  ['a menu whose merchant was not read', 'by-merchant', undefined, false],
  ['any other page', undefined, { title: 'A', mayBeListed: true }, false],
] as const)('[MER-09] search engines and %s', (_what, listed, head, may) => {
  expect(mayIndex(listed, head)).toBe(may);
});
