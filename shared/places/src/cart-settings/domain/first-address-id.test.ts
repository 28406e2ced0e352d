import { expect, it } from '@jest/globals';
import type { DeliveryLocation } from '@tiffin/domain';
import { makeDeliveryAddress } from '@tiffin/testing/factories';
import { firstAddressId } from './first-address-id';

const saved = ['a1', 'a2', 'a3'].map((deliveryAddressId) => makeDeliveryAddress({ deliveryAddressId }));
const at = { latitude: 1, longitude: 2, displayName: 'Home' };
const chosen: DeliveryLocation = { ...at, kind: 'saved', deliveryAddressId: 'a3' };
const typed: DeliveryLocation = {
  ...at,
  kind: 'postal',
  postalAddress: {
    addressLine1: '12 Mercer Street',
    addressLine2: '',
    city: 'Toronto',
    province: 'ON',
    postalCode: '',
    country: 'CA',
  },
};
const nothing = { cart: { userDeliveryAddressId: null }, saved, linkedId: null, location: null };

it.each([
  ['a1', nothing],
  [null, { ...nothing, saved: [] }],
  ['a3', { ...nothing, location: chosen }],
  ['a1', { ...nothing, location: { ...chosen, deliveryAddressId: 'a9' } }],
  [null, { ...nothing, location: typed }],
  ['a2', { ...nothing, cart: { userDeliveryAddressId: 'a2' }, location: chosen }],
  ['a3', { ...nothing, cart: { userDeliveryAddressId: 'a2' }, linkedId: 'a3' }],
  ['a2', { ...nothing, cart: { userDeliveryAddressId: 'a2' }, linkedId: 'a9' }],
  ['a9', { ...nothing, saved: undefined, cart: { userDeliveryAddressId: 'a9' } }],
  ['a1', { ...nothing, cart: { userDeliveryAddressId: 'a9' } }],
  [null, { ...nothing, saved: [], cart: { userDeliveryAddressId: 'a9' } }],
])('[ADR-03] selects %j first of %j', (expected, known) => {
  expect(firstAddressId(known)).toBe(expected);
});
