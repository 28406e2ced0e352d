import type { Courier, LatLng } from '@tiffin/contracts';
import { distanceMetres } from '@tiffin/domain';

/** Where a courier was last seen, in metres from the door; `old` is too long ago to say where they are. */
export type CourierSight =
  | { readonly kind: 'unseen' }
  | { readonly kind: 'fresh' | 'old'; readonly metres: number; readonly seenAt: string };

/** A courier rides about a kilometre in this time. */
const FRESH_MS = 3 * 60_000;

/** Returns how far a courier is from the door; `unseen` without a position or without a door. */
export function courierSight(
  courier: Pick<Courier, 'position'> | null,
  door: { readonly lat: number; readonly lng: number } | null,
  now: number,
): CourierSight {
  if (!courier?.position || door === null) return { kind: 'unseen' };
  const { seenAt, ...point } = courier.position;
  const target: LatLng = { latitude: door.lat, longitude: door.lng };
  const kind = now - Date.parse(seenAt) <= FRESH_MS ? 'fresh' : 'old';
  return { kind, metres: distanceMetres(point, target), seenAt };
}
