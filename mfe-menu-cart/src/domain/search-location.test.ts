import { expect, it } from '@jest/globals';
import { findSearchLocation } from './search-location';

const toronto = { displayName: 'Toronto', latitude: 43.6, longitude: -79.4 };
const office = { displayName: '12 Mercer Street, Toronto', latitude: 43.64, longitude: -79.39 };
const tokyo = { displayName: 'Tokyo', latitude: 35.6, longitude: 139.7 };
const searchLocations = [office, toronto, tokyo];

it.each([
  ['12 mercer street, toronto', office],
  [' Toronto ', toronto],
  ['5 King Street, Toronto', { ...toronto, displayName: '5 King Street, Toronto' }],
  ['tor', toronto],
  ['to', null],
  ['', null],
  ['Atlantis', null],
])('reads %j as a search location', (typed, expected) => {
  expect(findSearchLocation(typed, searchLocations)).toEqual(expected);
});
