import { expect, it } from '@jest/globals';
import type { DeliveryLocation } from '@tiffin/domain';
import { emptyAddressDraft } from './address-draft';
import { draftAt } from './draft-at';

const names: Readonly<Record<string, string>> = { toronto: 'Toronto' };
const centre = { latitude: 43.6487, longitude: -79.3817 };
const street = (displayName: string, cityKey = 'toronto'): DeliveryLocation => ({
  ...centre,
  kind: 'street',
  cityKey,
  displayName,
});
const postal: DeliveryLocation = {
  ...centre,
  kind: 'postal',
  displayName: '12 Mercer Street, Toronto',
  postalAddress: {
    addressLine1: '12 Mercer Street',
    addressLine2: '7F',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 1H3',
    country: 'CA',
  },
};

it.each<[DeliveryLocation | null, object]>([
  [null, {}],
  [{ ...centre, kind: 'point', displayName: 'Office' }, {}],
  [{ ...centre, kind: 'saved', deliveryAddressId: 'a1', displayName: 'Home' }, {}],
  [{ ...centre, kind: 'city', cityKey: 'toronto', displayName: 'Toronto' }, { city: 'toronto' }],
  [{ ...centre, kind: 'city', cityKey: 'atlantis', displayName: 'Atlantis' }, {}],
  [street('12 Mercer Street, Toronto'), { city: 'toronto', addressLine1: '12 Mercer Street' }],
  [street('12 Toronto Street toronto'), { city: 'toronto', addressLine1: '12 Toronto Street' }],
  [street('Toronto, 12 Mercer Street'), { city: 'toronto', addressLine1: 'Toronto, 12 Mercer Street' }],
  [street('1 Sea Road, Atlantis', 'atlantis'), { addressLine1: '1 Sea Road, Atlantis' }],
  [postal, { city: 'toronto', addressLine1: '12 Mercer Street', addressLine2: '7F', postalCode: 'M5V 1H3' }],
  [
    { ...postal, latitude: 1 },
    { addressLine1: '12 Mercer Street', addressLine2: '7F', postalCode: 'M5V 1H3' },
  ],
])('starts a new address from %j', (location, expected) => {
  expect(draftAt(location, (key) => names[key] ?? key)).toEqual({ ...emptyAddressDraft, ...expected });
});
