import { expect, it } from '@jest/globals';
import type { DeliveryLocation } from '@tiffin/domain';
import { makeAddressDetail, makeCart, makeDeliveryAddress } from '@tiffin/testing/factories';
import { addressOffer } from './address-offer';

const detail = makeAddressDetail();
const saved = [makeDeliveryAddress()];
const point = { latitude: detail.lat, longitude: detail.lng, displayName: '200 Granville Street, Vancouver' };
const ofBook: DeliveryLocation = { ...point, kind: 'saved', deliveryAddressId: 'address-1' };
const typed: DeliveryLocation = {
  ...point,
  kind: 'postal',
  postalAddress: detail.userDeliveryAddressExtraInfoDetail,
};
const delivery = makeCart({ fulfillmentType: 'DELIVERY' });
const elsewhere = makeAddressDetail({
  userDeliveryAddressExtraInfoDetail: {
    ...detail.userDeliveryAddressExtraInfoDetail,
    addressLine1: '5 King Street',
  },
});
const to = (userDeliveryAddressId: string | null) => ({
  fulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: detail,
  userDeliveryAddressId,
});

it.each([
  ['a cart without an address', delivery, ofBook, to('address-1')],
  ['a cart without an address', delivery, typed, to(null)],
  ['a cart with another one', { ...delivery, userDeliveryAddressDetail: elsewhere }, typed, to(null)],
  [
    'a cart with another one of the book',
    { ...delivery, userDeliveryAddressDetail: elsewhere, userDeliveryAddressId: 'address-2' },
    ofBook,
    to('address-1'),
  ],
])('offers the chosen address to %s', (_, cart, location, expected) => {
  expect(addressOffer(cart, location, saved)).toEqual(expected);
});

it.each<[string, typeof delivery, DeliveryLocation | null]>([
  ['nothing is chosen', delivery, null],
  ['it is a pickup', makeCart(), typed],
  ['the group’s host decides', { ...delivery, fulfillmentId: 'group-1' }, typed],
  ['the cart has it', { ...delivery, userDeliveryAddressDetail: detail }, typed],
  [
    'the cart has it from the address book',
    { ...delivery, userDeliveryAddressDetail: elsewhere, userDeliveryAddressId: 'address-1' },
    ofBook,
  ],
  ['the address book lacks it', delivery, { ...ofBook, deliveryAddressId: 'address-9' }],
  ['the house number is not known', delivery, { ...typed, isWholeStreet: true }],
  ['only a point is known', delivery, { ...point, kind: 'point' }],
])('offers nothing if %s', (_, cart, location) => {
  expect(addressOffer(cart, location, saved)).toBeNull();
});
