import { expect, it } from '@jest/globals';
import { parseDeliveryLocation, toDisplayName } from './parse-delivery-location';

const point = { latitude: 43.6, longitude: -79.4, displayName: 'Toronto' };
const postalAddress = {
  addressLine1: '12 Mercer Street',
  addressLine2: '',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 1H3',
  country: 'CA',
};

it.each([
  { ...point, kind: 'saved', deliveryAddressId: 'a1' },
  { ...point, kind: 'postal', postalAddress },
  { ...point, kind: 'postal', postalAddress, isWholeStreet: true },
  { ...point, displayName: '', kind: 'point' },
])('reads back %j', (location) => {
  expect(parseDeliveryLocation(JSON.parse(JSON.stringify(location)))).toEqual(location);
});

it.each(['street', 'city'])(
  'reads a %s of an earlier build as a point: it lies at the centre of the city',
  (kind) => {
    expect(parseDeliveryLocation({ ...point, kind, cityKey: 'toronto' })).toEqual({
      ...point,
      kind: 'point',
    });
  },
);

it('drops fields that it does not know', () => {
  expect(parseDeliveryLocation({ ...point, kind: 'point', html: '<b>' })).toEqual({
    ...point,
    kind: 'point',
  });
});

it.each([
  null,
  [],
  'Toronto',
  {},
  point,
  { ...point, kind: 'planet' },
  { ...point, kind: 'point', latitude: 91 },
  { ...point, kind: 'point', longitude: '-79.4' },
  { ...point, kind: 'point', latitude: Number.NaN },
  { ...point, kind: 'point', displayName: 7 },
  { ...point, kind: 'point', displayName: 'a'.repeat(201) },
  { ...point, kind: 'point', displayName: 'a\r\nset-cookie: b' },
  { ...point, kind: 'saved' },
  { ...point, kind: 'saved', deliveryAddressId: '' },
  { ...point, kind: 'postal' },
  { ...point, kind: 'postal', postalAddress: { ...postalAddress, addressLine1: '' } },
  { ...point, kind: 'postal', postalAddress: { ...postalAddress, country: 'Canada' } },
  { ...point, kind: 'postal', postalAddress: { ...postalAddress, postalCode: undefined } },
])('refuses %j', (value) => {
  expect(parseDeliveryLocation(value)).toBeNull();
});

it('makes one line of a name', () => {
  expect(toDisplayName(' 12 Mercer\r\nStreet ')).toBe('12 Mercer Street');
  expect(toDisplayName('a'.repeat(300))).toHaveLength(200);
});
