import { expect, it } from '@jest/globals';
import { returnPlace } from './return-place';

it.each([
  ['?from=menu&mid=lucknow', '/m/lucknow/menu'],
  ['?mid=lucknow&from=checkout', '/m/lucknow/place/order'],
  ['?from=menu&mid=%2Fevil.example', '/m/%2Fevil.example/menu'],
  ['?from=menu&mid=..', '/m/menu'],
  ['?from=cart&mid=lucknow', null],
  ['?from=menu', null],
  ['?mid=lucknow', null],
])('[PRM-06] a list with %s was opened from %s', (search, place) => {
  expect(returnPlace(search)).toBe(place);
});
