import { expect, it } from '@jest/globals';
import { distanceMetres } from '@tiffin/domain';
import fc from 'fast-check';
import { boxAround } from './box-around';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const metres = fc.double({ min: 1, max: 20_000_000, noNaN: true });

it('has every point within the distance, anywhere on earth', () => {
  fc.assert(
    fc.property(point, point, metres, (from, to, distance) => {
      fc.pre(distanceMetres(from, to) <= distance);
      const { latitudes, longitudes } = boxAround(from, distance);
      const [[south, north], [west, east]] = [latitudes, longitudes ?? [-180, 180]];
      return south <= to.latitude && to.latitude <= north && west <= to.longitude && to.longitude <= east;
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['a city', { latitude: 43.6487, longitude: -79.3817 }, [43.6037, 43.6937], [-79.4439, -79.3195]],
  ['the equator', { latitude: 0, longitude: 10 }, [-0.045, 0.045], [9.955, 10.045]],
])('is narrow around %s', (_where, from, latitudes, longitudes) => {
  const box = boxAround(from, 5000);
  box.latitudes.forEach((degrees, at) => expect(degrees).toBeCloseTo(latitudes[at] ?? 0, 3));
  box.longitudes?.forEach((degrees, at) => expect(degrees).toBeCloseTo(longitudes[at] ?? 0, 3));
  expect(box.longitudes).not.toBeNull();
});

it.each([
  ['a pole', { latitude: 89.99, longitude: 0 }],
  ['the date line', { latitude: -17, longitude: 179.99 }],
])('has every longitude around %s', (_where, from) => {
  expect(boxAround(from, 5000).longitudes).toBeNull();
});
