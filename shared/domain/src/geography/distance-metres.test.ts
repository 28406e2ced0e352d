import { expect, it } from '@jest/globals';
import { distanceMetres } from './distance-metres';

const mercerStreet = { latitude: 43.6455, longitude: -79.3901 };

it.each([
  [mercerStreet, 0],
  [{ latitude: 43.6545, longitude: -79.3901 }, 1001],
  [{ latitude: 49.2827, longitude: -123.1207 }, 3_359_000],
])('the distance to %j is %d metres, in both directions', (other, metres) => {
  expect(Math.abs(distanceMetres(mercerStreet, other) - metres)).toBeLessThanOrEqual(metres / 500);
  expect(distanceMetres(other, mercerStreet)).toBeCloseTo(distanceMetres(mercerStreet, other), 6);
});
