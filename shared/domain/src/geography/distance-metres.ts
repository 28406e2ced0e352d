import type { LatLng } from '@tiffin/contracts';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance along the surface between two points, in metres. */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half));
}
