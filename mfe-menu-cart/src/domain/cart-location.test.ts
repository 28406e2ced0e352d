import { expect, it } from '@jest/globals';
import { makeAddressDetail } from '@tiffin/testing/factories';
import { cartLocation } from './cart-location';

const detail = makeAddressDetail();
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
