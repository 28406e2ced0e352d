import type { LatLng } from '@tiffin/contracts';
import { distanceMetres } from '@tiffin/domain';

/** Latitudes and longitudes in degrees. `longitudes` is null if every longitude may be near. */
export type Box = {
  readonly latitudes: readonly [number, number];
  readonly longitudes: readonly [number, number] | null;
};

const METRES_A_DEGREE = distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });
/** The box is so much larger, because numbers are rounded. */
const SPARE = 1.001;

/** Returns a box that has every point within a distance of a point, in metres. It also has points farther away. */
export function boxAround({ latitude, longitude }: LatLng, metres: number): Box {
  const degrees = (SPARE * metres) / METRES_A_DEGREE;
  const latitudes = [latitude - degrees, latitude + degrees] as const;
  // Around a pole, meridians meet.
  if (latitudes[0] <= -90 || latitudes[1] >= 90) return { latitudes, longitudes: null };
  const wide = inDegrees(Math.asin(Math.sin(inRadians(degrees)) / Math.cos(inRadians(latitude))));
  const longitudes = [longitude - wide, longitude + wide] as const;
  const crossesDateLine = longitudes[0] < -180 || longitudes[1] > 180;
  return { latitudes, longitudes: crossesDateLine ? null : longitudes };
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function inDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
