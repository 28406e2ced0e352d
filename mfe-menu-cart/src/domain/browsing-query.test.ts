import { expect, it } from '@jest/globals';
import { queryAt, queryWith, readBrowsing } from './browsing-query';

const home = { displayName: 'Home', latitude: 1, longitude: 2 };

it.each([
  ['', { searchLocation: home, isPickup: false, term: '', cuisine: null }],
  ['lat=91&lon=0', { searchLocation: home, isPickup: false, term: '', cuisine: null }],
  ['lat=x&lon=0', { searchLocation: home, isPickup: false, term: '', cuisine: null }],
  ['lat=43.6', { searchLocation: home, isPickup: false, term: '', cuisine: null }],
  [
    'address=12%20Mercer&lat=43.6&lon=-79.4&pickup=true&q=%20roll&cuisine=Curries',
    {
      searchLocation: { displayName: '12 Mercer', latitude: 43.6, longitude: -79.4 },
      isPickup: true,
      term: 'roll',
      cuisine: 'Curries',
    },
  ],
])('reads the home page URL %j', (query, expected) => {
  expect(readBrowsing(new URLSearchParams(query), home)).toEqual(expected);
});

it('writes a search location that reads back, and keeps the rest', () => {
  const query = queryAt(new URLSearchParams('q=roll'), {
    displayName: 'A & B',
    latitude: -33.9,
    longitude: 151.2,
  });
  expect(readBrowsing(query, home)).toMatchObject({
    searchLocation: { displayName: 'A & B', latitude: -33.9, longitude: 151.2 },
    term: 'roll',
  });
});

it('removes a parameter when its value is empty', () => {
  expect(queryWith(new URLSearchParams('q=roll&x=1'), 'q', '').toString()).toBe('x=1');
});
