import { expect, it } from '@jest/globals';
import { locationInQuery, withoutLocation } from './location-in-query';

it.each([
  ['', null],
  ['lat=43.6', null],
  ['lat=91&lon=0', null],
  ['lat=x&lon=0', null],
  ['lat=43.6&lon=-79.4', { kind: 'point', latitude: 43.6, longitude: -79.4, displayName: '' }],
  [
    'address=12%20Mercer%0D%0AStreet&lat=43.6&lon=-79.4',
    { kind: 'point', latitude: 43.6, longitude: -79.4, displayName: '12 Mercer Street' },
  ],
])('[PRM-01] reads the location of the query %j', (search, expected) => {
  expect(locationInQuery(search)).toEqual(expected);
});

it('takes the location out of a query and keeps the rest', () => {
  expect(
    withoutLocation(new URLSearchParams('q=roll&address=A&lat=1&lon=2&city=B&placeId=C')).toString(),
  ).toBe('q=roll');
});
