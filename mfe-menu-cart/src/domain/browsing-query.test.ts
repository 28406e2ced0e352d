import { expect, it } from '@jest/globals';
import { nearbyQuery, readBrowsing } from './browsing-query';

const read = (query: string) => readBrowsing(new URLSearchParams(query));
const here = { latitude: 43.6, longitude: -79.4 };

it('reads no filters from an empty URL', () => {
  expect(read('')).toEqual({
    fulfillment: 'DELIVERY',
    term: '',
    cuisine: null,
    merchantName: '',
    openTime: 'any',
    maxDistance: 5000,
    isTop: false,
    hasGroupOrdering: false,
    highestMinimum: null,
    isKnownFirst: false,
  });
});

it.each([
  ['pickup=true', { fulfillment: 'PICKUP' }],
  ['dineIn=true', { fulfillment: 'DINE_IN' }],
  ['q=%20roll', { term: 'roll' }],
  ['cuisine=Curries', { cuisine: 'Curries' }],
  ['merchantName=Beit%20', { merchantName: 'Beit' }],
  ['when=open', { openTime: 'open' }],
  ['when=available', { openTime: 'available' }],
  ['r=1000', { maxDistance: 1000 }],
  ['top=1', { isTop: true }],
  ['top=true', { isTop: true }],
  ['catering=true', { hasGroupOrdering: true }],
  ['minimum=15', { highestMinimum: 15 }],
  ['known=true', { isKnownFirst: true }],
])('[PRM-01] reads %j', (query, expected) => {
  expect(read(query)).toEqual({ ...read(''), ...expected });
});

it.each([
  'when=never',
  'r=0',
  'r=1e3',
  'r=-1',
  'r=99999',
  'r=',
  'top=no',
  'catering=<b>',
  'minimum=0',
  'minimum=x',
])('ignores %j', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('ignores the minimum order where nothing is delivered', () => {
  expect(read('minimum=15&pickup=true').highestMinimum).toBeNull();
});

it.each([
  ['', { ...here, maxDistance: 5000, hasDelivery: true }],
  ['pickup=true', { ...here, maxDistance: 5000, hasPickup: true }],
  ['dineIn=true', { ...here, maxDistance: 5000, hasDineIn: true }],
  ['r=2000', { ...here, maxDistance: 2000, hasDelivery: true }],
  ['when=open', { ...here, maxDistance: 5000, hasDelivery: true, isOpenNow: true }],
  ['when=available', { ...here, maxDistance: 5000, hasDelivery: true, isAvailableNow: true }],
  ['catering=true', { ...here, maxDistance: 5000, hasDelivery: true, hasGroupOrdering: true }],
  ['top=true', { ...here, maxDistance: 5000, hasDelivery: true, isTopMerchant: true }],
  ['q=roll&cuisine=Pizza', { ...here, maxDistance: 5000, hasDelivery: true, query: 'roll' }],
  ['cuisine=Pizza', { ...here, maxDistance: 5000, hasDelivery: true, query: 'Pizza' }],
  ['merchantName=Beit', { ...here, maxDistance: 5000, hasDelivery: true, query: 'Beit' }],
  ['known=true', { ...here, maxDistance: 5000, hasDelivery: true, externalUserId: 'user-ana' }],
])('[LST-01] asks for the merchants of %j', (query, expected) => {
  expect(nearbyQuery(read(query), here, 'user-ana')).toEqual(expected);
});

it('[LST-01] names no person for a guest', () => {
  expect(nearbyQuery(read('known=true'), here, null)).not.toHaveProperty('externalUserId', expect.anything());
});
