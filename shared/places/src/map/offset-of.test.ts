import { expect, it } from '@jest/globals';
import { movedPoint, offsetOf, within } from './offset-of';

const origin = { latitude: 43.6455, longitude: -79.3901 };
const limits = { origin, farthestMetres: 300 };

it.each([
  [
    { east: 0, north: 40 },
    { metres: 40, compass: 'north' },
  ],
  [
    { east: 25, north: 0 },
    { metres: 25, compass: 'east' },
  ],
  [
    { east: -30, north: -30 },
    { metres: 42, compass: 'southWest' },
  ],
  [
    { east: -5, north: 0 },
    { metres: 5, compass: 'west' },
  ],
  [
    { east: 0, north: 0 },
    { metres: 0, compass: 'north' },
  ],
])('a pin that moved by %j is %j of where it was', (by, expected) => {
  expect(offsetOf(origin, movedPoint(origin, by, limits))).toEqual(expected);
});

it('a pin stays within its limit, in the direction in which it was moved', () => {
  const far = movedPoint(origin, { east: 0, north: 2000 }, limits);
  expect(offsetOf(origin, far)).toEqual({ metres: 300, compass: 'north' });
  expect(within(origin, limits)).toBe(origin);
});
