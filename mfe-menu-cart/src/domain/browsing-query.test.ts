import { expect, it } from '@jest/globals';
import { queryWith, readBrowsing } from './browsing-query';

it.each([
  ['', { isPickup: false, term: '', cuisine: null }],
  ['pickup=true&q=%20roll&cuisine=Curries', { isPickup: true, term: 'roll', cuisine: 'Curries' }],
])('reads the home page URL %j', (query, expected) => {
  expect(readBrowsing(new URLSearchParams(query))).toEqual(expected);
});

it('removes a parameter when its value is empty', () => {
  expect(queryWith(new URLSearchParams('q=roll&x=1'), 'q', '').toString()).toBe('x=1');
});
