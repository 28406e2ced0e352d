import { expect, it } from '@jest/globals';
import type { DeliveryLocation } from '@tiffin/domain';
import { findLocation } from './find-location';

const toronto: DeliveryLocation = {
  kind: 'city',
  cityKey: 'toronto',
  displayName: 'Toronto',
  latitude: 43.6,
  longitude: -79.4,
};
const office: DeliveryLocation = {
  kind: 'saved',
  deliveryAddressId: 'a1',
  displayName: '12 Mercer Street, Toronto',
  latitude: 43.64,
  longitude: -79.39,
};
const tokyo: DeliveryLocation = {
  kind: 'city',
  cityKey: 'tokyo',
  displayName: 'Tokyo',
  latitude: 35.6,
  longitude: 139.7,
};
const unnamed: DeliveryLocation = { kind: 'point', displayName: '', latitude: 1, longitude: 2 };
const known = [unnamed, office, toronto, tokyo];

it.each([
  ['12 mercer street, toronto', office],
  [' Toronto ', toronto],
  ['5 King Street, Toronto', { ...toronto, kind: 'street', displayName: '5 King Street, Toronto' }],
  [
    '12 Mercer Street, Toronto, Unit 4',
    { kind: 'point', latitude: 43.64, longitude: -79.39, displayName: '12 Mercer Street, Toronto, Unit 4' },
  ],
  ['tor', toronto],
  ['to', null],
  ['', null],
  ['Atlantis', null],
])('reads %j as a location', (typed, expected) => {
  expect(findLocation(typed, known)).toEqual(expected);
});
