import { expect, it } from '@jest/globals';
import type { DeliveryLocation } from '@tiffin/domain';
import { emptyAddressDraft } from './address-draft';
import { addressOf } from './address-of';
import { draftAt } from './draft-at';

const point = { latitude: 43.6455, longitude: -79.3901, displayName: '12 Mercer Street, Toronto' };
const postalAddress = {
  addressLine1: '12 Mercer Street',
  addressLine2: '7F',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1H3',
  country: 'CA',
};

it('starts a new address from a chosen postal address, with its coordinates', () => {
  const draft = draftAt({ ...point, kind: 'postal', postalAddress });
  expect(draft.typed).toBe('12 Mercer Street, Toronto');
  expect(addressOf(draft)).toMatchObject({
    lat: 43.6455,
    lng: -79.3901,
    userDeliveryAddressExtraInfoDetail: postalAddress,
  });
});

it.each<DeliveryLocation | null>([
  null,
  { ...point, kind: 'point' },
  { ...point, kind: 'saved', deliveryAddressId: 'a1' },
])('starts empty from %j', (location) => {
  expect(draftAt(location)).toEqual(emptyAddressDraft);
});
