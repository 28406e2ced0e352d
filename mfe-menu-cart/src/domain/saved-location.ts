import type { DeliveryAddress } from '@tiffin/contracts';
import type { DeliveryLocation } from '@tiffin/domain';

/** Returns a saved address as a location. */
export function savedLocation({
  deliveryAddressId,
  address,
  deliveryAddressDetail: { lat, lng },
}: DeliveryAddress): DeliveryLocation {
  return { kind: 'saved', deliveryAddressId, displayName: address, latitude: lat, longitude: lng };
}
