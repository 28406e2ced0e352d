import type {
  Cart,
  DeliveryAddress,
  DeliveryAddressDetail,
  UserDeliveryAddressDetail,
} from '@tiffin/contracts';
import type { DeliveryLocation } from '@tiffin/domain';

type CartAddress = Pick<
  Cart,
  'fulfillmentType' | 'fulfillmentId' | 'userDeliveryAddressDetail' | 'userDeliveryAddressId'
>;

/** A postal address as a cart accepts it. */
export type AddressOffer = {
  readonly fulfillmentType: 'DELIVERY';
  readonly userDeliveryAddressDetail: UserDeliveryAddressDetail;
  readonly userDeliveryAddressId: string | null;
};

/**
 * Returns the chosen delivery location as an address for a cart that has another one or none. The person decides:
 * nothing changes the address of a cart without a press. Null for a pickup, in a group order, and if the location is
 * no postal address or lacks its house number.
 */
export function addressOffer(
  cart: CartAddress,
  location: DeliveryLocation | null,
  saved: readonly DeliveryAddress[],
): AddressOffer | null {
  if (location === null || cart.fulfillmentType !== 'DELIVERY' || cart.fulfillmentId !== null) return null;
  const offer = offerOf(location, saved);
  if (offer === null || isAddressOf(cart, offer)) return null;
  return offer;
}

function offerOf(location: DeliveryLocation, saved: readonly DeliveryAddress[]): AddressOffer | null {
  switch (location.kind) {
    case 'saved': {
      const found = saved.find(({ deliveryAddressId }) => deliveryAddressId === location.deliveryAddressId);
      return found
        ? {
            fulfillmentType: 'DELIVERY',
            userDeliveryAddressDetail: found.deliveryAddressDetail,
            userDeliveryAddressId: found.deliveryAddressId,
          }
        : null;
    }
    case 'postal':
      // The dialog asks for the number.
      if (location.isWholeStreet) return null;
      return {
        fulfillmentType: 'DELIVERY',
        userDeliveryAddressDetail: {
          lat: location.latitude,
          lng: location.longitude,
          userDeliveryAddressExtraInfoDetail: location.postalAddress,
        },
        userDeliveryAddressId: null,
      };
    case 'point':
      return null;
  }
}

function isAddressOf(cart: CartAddress, offer: AddressOffer): boolean {
  const { userDeliveryAddressDetail: detail, userDeliveryAddressId: id } = cart;
  if (detail === null) return false;
  return (
    (id !== null && id === offer.userDeliveryAddressId) ||
    isSame(
      detail.userDeliveryAddressExtraInfoDetail,
      offer.userDeliveryAddressDetail.userDeliveryAddressExtraInfoDetail,
    )
  );
}

function isSame(one: DeliveryAddressDetail, other: DeliveryAddressDetail): boolean {
  return (['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'country'] as const).every(
    (line) => one[line] === other[line],
  );
}
