import { expect, it } from '@jest/globals';
import type { UserDeliveryAddressDetail } from '@tiffin/contracts';
import { cartLocation } from './cart-location';

const detail: UserDeliveryAddressDetail = {
  lat: 49.2827,
  lng: -123.1207,
  userDeliveryAddressExtraInfoDetail: {
    addressLine1: '200 Granville Street',
    addressLine2: '',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6C 1S4',
    country: 'CA',
  },
};
const point = { latitude: 49.2827, longitude: -123.1207, displayName: '200 Granville Street, Vancouver' };

it.each([
  [{ fulfillmentType: 'PICKUP', userDeliveryAddressDetail: detail, userDeliveryAddressId: null }, null],
  [{ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: null, userDeliveryAddressId: null }, null],
  [
    { fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: detail, userDeliveryAddressId: null },
    { ...point, kind: 'postal', postalAddress: detail.userDeliveryAddressExtraInfoDetail },
  ],
  [
    { fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: detail, userDeliveryAddressId: 'a1' },
    { ...point, kind: 'saved', deliveryAddressId: 'a1' },
  ],
] as const)('reads where the cart %j goes', (cart, expected) => {
  expect(cartLocation(cart)).toEqual(expected);
});
