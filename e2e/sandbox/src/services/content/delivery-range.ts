import type { LatLng } from '@tiffin/contracts';
import { refuse } from '../../errors/refuse';
import { distanceMetres } from '@tiffin/domain';
import type { MerchantRecord } from './merchant-record';

const FARTHEST_METRES = 25_000;

type Delivering = Pick<MerchantRecord, 'latLng'>;
type Point = { readonly lat: number; readonly lng: number };

/** Returns whether a merchant delivers to a point. The cart of one person and the group share this rule. */
export function isInDeliveryRange(merchant: Delivering, point: Point): boolean {
  return metresTo(merchant, point) <= FARTHEST_METRES;
}

/** Refuses a point that a merchant does not deliver to. The data says how far it is and how far it may be. */
export function checkDeliveryRange(merchant: Delivering, point: Point): void {
  if (isInDeliveryRange(merchant, point)) return;
  refuse(400, 'ADDRESS_OUT_OF_RANGE', undefined, {
    data: { distanceMetres: Math.ceil(metresTo(merchant, point)), maxDistanceMetres: FARTHEST_METRES },
  });
}

function metresTo({ latLng }: Delivering, { lat, lng }: Point): number {
  const to: LatLng = { latitude: lat, longitude: lng };
  return distanceMetres(latLng, to);
}
