import { expect, it } from '@jest/globals';
import { metresTooFar } from './metres-too-far';

it.each([
  [{ distanceMetres: 27_100, maxDistanceMetres: 25_000 }, 2_100],
  [{ distanceMetres: 25_000, maxDistanceMetres: 25_000 }, undefined],
  [{ distanceMetres: 24_000, maxDistanceMetres: 25_000 }, undefined],
  [{ distanceMetres: Infinity, maxDistanceMetres: 25_000 }, undefined],
  [{ distanceMetres: NaN, maxDistanceMetres: 25_000 }, undefined],
  [{ distanceMetres: '27100', maxDistanceMetres: 25_000 }, undefined],
  [{ distanceMetres: 27_100 }, undefined],
  [undefined, undefined],
])('of %j is %p', (data, metres) => {
  expect(metresTooFar(data)).toBe(metres);
});
