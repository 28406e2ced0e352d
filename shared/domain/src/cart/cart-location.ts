import type { Cart, UserDeliveryAddressDetail } from '@tiffin/contracts';
import type { DeliveryLocation } from '../delivery-location/delivery-location';

type AddressOfCart = Pick<Cart, 'fulfillmentType' | 'userDeliveryAddressDetail' | 'userDeliveryAddressId'>;

/** Returns where a cart is delivered; null for a pickup and without an address. */
export function cartLocation(cart: AddressOfCart): DeliveryLocation | null {
  const { fulfillmentType, userDeliveryAddressDetail: detail, userDeliveryAddressId } = cart;
  if (fulfillmentType !== 'DELIVERY' || detail === null) return null;
  const postalAddress = detail.userDeliveryAddressExtraInfoDetail;
  const displayName = oneLine(detail);
  const point = { latitude: detail.lat, longitude: detail.lng, displayName };
  return userDeliveryAddressId === null
    ? { ...point, kind: 'postal', postalAddress }
    : { ...point, kind: 'saved', deliveryAddressId: userDeliveryAddressId };
}

/** Returns street and city: "12 Mercer Street, Toronto". */
export function oneLine({ userDeliveryAddressExtraInfoDetail }: UserDeliveryAddressDetail): string {
  const { addressLine1, city } = userDeliveryAddressExtraInfoDetail;
  return [addressLine1, city].filter(Boolean).join(', ').slice(0, 200);
}
