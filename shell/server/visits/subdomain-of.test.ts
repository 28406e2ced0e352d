import { expect, it } from '@jest/globals';
import { subdomainOf } from './subdomain-of';

it.each([
  ['northlight.lunch.example', 'northlight'],
  ['Northlight.Lunch.Example:3000', 'northlight'],
  ['lunch.example', null],
  ['www.lunch.example', null],
  ['a.b.lunch.example', null],
  ['northlight.lunch.example.evil.example', null],
  ['evil-lunch.example', null],
  ['-x.lunch.example', null],
  ['x y.lunch.example', null],
  [`${'a'.repeat(64)}.lunch.example`, null],
  ['', null],
  [undefined, null],
])('[SRC-01] the subdomain of %j is %j', (host, subdomain) => {
  expect(subdomainOf(host, 'lunch.example')).toBe(subdomain);
});
