import { expect, it } from '@jest/globals';
import { emptyAddressDraft, farthestPinMetres, withAddress } from './address-draft';
import type { ChosenAddress } from './address-draft';
import { addressOf } from './address-of';
import { draftProblem } from './draft-problem';

const mercer: ChosenAddress = {
  latitude: 43.6455,
  longitude: -79.3901,
  displayName: '12 Mercer Street, Toronto',
  postalAddress: {
    addressLine1: '12 Mercer Street',
    addressLine2: 'Northlight House',
    city: 'Toronto',
    province: 'Ontario',
    postalCode: 'M5V 1H3',
    country: 'CA',
  },
};
const toronto: ChosenAddress = {
  latitude: 43.65,
  longitude: -79.38,
  displayName: 'Toronto',
  postalAddress: null,
};
const chosen = withAddress(emptyAddressDraft, mercer);
const street = (country: string): ChosenAddress => ({
  ...mercer,
  displayName: 'Mercer Street, Toronto',
  postalAddress: mercer.postalAddress && { ...mercer.postalAddress, addressLine1: 'Mercer Street', country },
  isWholeStreet: true,
});
const ofStreet = withAddress(emptyAddressDraft, street('CA'));
const moved = { latitude: 43.646, longitude: -79.39 };

it.each([
  ['missing', emptyAddressDraft],
  ['missing', { ...emptyAddressDraft, typed: '  ' }],
  ['notChosen', { ...emptyAddressDraft, typed: '12 Mercer Street' }],
  ['notChosen', { ...chosen, typed: '14 Mercer Street, Toronto' }],
  ['noStreet', withAddress(emptyAddressDraft, toronto)],
  ['noNumber', ofStreet],
  ['noNumber', { ...ofStreet, houseNumber: ' ' }],
  ['notChosen', { ...ofStreet, typed: 'Mercer Street' }],
  [null, chosen],
  [null, { ...ofStreet, houseNumber: '12' }],
  [null, { ...ofStreet, moved }],
])('[ADR-03] has the problem %s: %j', (problem, draft) => {
  expect(draftProblem(draft)).toBe(problem);
  expect(addressOf(draft) === null).toBe(problem !== null);
});

it('[ADR-03] has the coordinates of the place itself, and what the person corrected', () => {
  const draft = { ...chosen, addressLine2: ' 7F ', postalCode: 'M5V 9Z9', deliveryInstructions: ' Ring. ' };
  expect(addressOf(draft)).toEqual({
    lat: 43.6455,
    lng: -79.3901,
    userDeliveryAddressExtraInfoDetail: {
      ...mercer.postalAddress,
      addressLine2: '7F',
      postalCode: 'M5V 9Z9',
    },
    deliveryInstructions: 'Ring.',
  });
});

it('keeps the floor that the person wrote before choosing the address', () => {
  expect(withAddress({ ...emptyAddressDraft, addressLine2: '3rd floor' }, mercer).addressLine2).toBe(
    '3rd floor',
  );
  expect(chosen.addressLine2).toBe('Northlight House');
});

it.each([
  ['CA', '12 Mercer Street'],
  ['DE', 'Mercer Street 12'],
])(
  '[ADR-03] writes the number of a street as people of %s do, and forgets it with the street',
  (country, line) => {
    const draft = { ...withAddress(emptyAddressDraft, street(country)), houseNumber: ' 12 ' };
    expect(addressOf(draft)?.userDeliveryAddressExtraInfoDetail.addressLine1).toBe(line);
    expect(withAddress(draft, mercer).houseNumber).toBe('');
  },
);

it('delivers to the pin that the person moved, until another address is chosen', () => {
  expect(addressOf({ ...chosen, moved })).toMatchObject({ lat: 43.646, lng: -79.39 });
  expect(withAddress({ ...chosen, moved }, mercer).moved).toBeNull();
});

it.each([
  [true, 300],
  [false, 30_000],
])(
  'lets a pin move within its address, or within its city where nothing searches: %s',
  (isSearched, metres) => {
    expect(farthestPinMetres(isSearched)).toBe(metres);
  },
);
