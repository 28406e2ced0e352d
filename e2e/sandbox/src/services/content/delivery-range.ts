import type { LatLng } from '@tiffin/contracts';
import { distanceMetres } from './distance-metres';
import type { MerchantRecord } from './merchant-record';

const FARTHEST_METRES = 25_000;

/** Returns whether a merchant delivers to a point. The cart of one person and the group share this rule. */
export function isInDeliveryRange(
  { latLng }: Pick<MerchantRecord, 'latLng'>,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): boolean {
  const to: LatLng = { latitude: lat, longitude: lng };
  return distanceMetres(latLng, to) <= FARTHEST_METRES;
}
