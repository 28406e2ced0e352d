import type { LatLng } from '@tiffin/contracts';

const EARTH_METRES = 6_371_000;
const METRES_OF_DEGREE = (EARTH_METRES * Math.PI) / 180;
const COMPASS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

type Compass = (typeof COMPASS)[number];

/** A way on the ground, in metres. */
type Way = { readonly east: number; readonly north: number };

/** Returns how far and where a point lies from another one. For points of one city, where the earth counts as flat. */
export function offsetOf(from: LatLng, to: LatLng): { readonly metres: number; readonly compass: Compass } {
  const { east, north } = wayTo(from, to);
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * COMPASS.length);
  return {
    metres: Math.round(Math.hypot(east, north)),
    compass: COMPASS[(eighths + COMPASS.length) % COMPASS.length] ?? 'north',
  };
}

/** Returns a point moved by a way, but never farther than `farthestMetres` from its origin. */
export function movedPoint(
  point: LatLng,
  by: Way,
  { origin, farthestMetres }: { readonly origin: LatLng; readonly farthestMetres: number },
): LatLng {
  return within(
    {
      latitude: point.latitude + by.north / METRES_OF_DEGREE,
      longitude: point.longitude + by.east / (METRES_OF_DEGREE * shrinking(point)),
    },
    { origin, farthestMetres },
  );
}

/** Returns a point, or the nearest one to it that is within `farthestMetres` of the origin. */
export function within(
  point: LatLng,
  { origin, farthestMetres }: { readonly origin: LatLng; readonly farthestMetres: number },
): LatLng {
  const { east, north } = wayTo(origin, point);
  const part = farthestMetres / Math.hypot(east, north);
  if (part >= 1) return point;
  return {
    latitude: origin.latitude + (point.latitude - origin.latitude) * part,
    longitude: origin.longitude + (point.longitude - origin.longitude) * part,
  };
}

function wayTo(from: LatLng, to: LatLng): Way {
  return {
    east: (to.longitude - from.longitude) * METRES_OF_DEGREE * shrinking(from),
    north: (to.latitude - from.latitude) * METRES_OF_DEGREE,
  };
}

/** A degree of longitude is shorter away from the equator. */
function shrinking({ latitude }: LatLng): number {
  return Math.cos((latitude * Math.PI) / 180);
}
