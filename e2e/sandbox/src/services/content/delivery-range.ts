import type { LatLng } from '@tiffin/contracts';
import { distanceMetres } from './distance-metres';
import type { MerchantRecord } from './merchant-record';

const FARTHEST_METRES = 25_000;

/** Whether a merchant's couriers go as far as a point: the one rule for the carts of one person and of a group. */
export function isInDeliveryRange(
  { latLng }: Pick<MerchantRecord, 'latLng'>,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): boolean {
  const to: LatLng = { latitude: lat, longitude: lng };
  return distanceMetres(latLng, to) <= FARTHEST_METRES;
}
