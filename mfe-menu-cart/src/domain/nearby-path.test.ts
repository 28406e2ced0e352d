import { expect, it } from '@jest/globals';
import { nearbyPath } from './nearby-path';

const mercer = { latitude: 43.6455, longitude: -79.3901, displayName: '12 Mercer Street' };

it.each([
  [5000, '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901'],
  [2500.4, '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901&r=2500'],
])('leads to the merchants within %d m', (distance, path) => {
  expect(nearbyPath(mercer, distance)).toBe(path);
});
