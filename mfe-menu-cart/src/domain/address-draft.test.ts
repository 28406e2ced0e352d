import { expect, it } from '@jest/globals';
import { addressOf, emptyAddressDraft, missingFields } from './address-draft';

const draft = {
  ...emptyAddressDraft,
  addressLine1: ' 12 Mercer Street ',
  postalCode: ' M5V 1H3',
  city: 'toronto',
  deliveryInstructions: ' Ring twice ',
};

it('is an address at the centre of its city, trimmed', () => {
  expect(addressOf(draft, 'Toronto')).toEqual({
    lat: 43.6487,
    lng: -79.3817,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: '12 Mercer Street',
      addressLine2: '',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 1H3',
      country: 'CA',
    },
    deliveryInstructions: 'Ring twice',
  });
});

it.each([
  [{ addressLine1: '  ' }, ['addressLine1']],
  [{ city: '' }, ['city']],
  [{ addressLine1: '', city: '' }, ['addressLine1', 'city']],
])('is incomplete with %j', (parts, missing) => {
  expect(missingFields({ ...draft, ...parts })).toEqual(missing);
  expect(addressOf({ ...draft, ...parts }, 'Toronto')).toBeNull();
});

it('accepts only known cities', () => {
  expect(addressOf({ ...draft, city: 'constructor' }, 'Nowhere')).toBeNull();
});
