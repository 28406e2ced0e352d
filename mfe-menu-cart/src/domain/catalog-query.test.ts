import { expect, it } from '@jest/globals';
import { catalogQuery, narrowsCatalog, withoutCatalogFilters } from './catalog-query';

const filters = ['hasDelivery', 'hasPickup', 'hasDineIn', 'isOpenNow', 'isAvailableNow'] as const;

it.each([
  ['', []],
  ['forceDelivery=true', ['hasDelivery']],
  ['pickup=true', ['hasPickup']],
  ['dineIn=true', ['hasDineIn']],
  ['when=open', ['isOpenNow']],
  ['when=available&pickup=true', ['hasPickup', 'isAvailableNow']],
  ['lat=43.6&lon=-79.4&cuisine=indian', []],
] as const)('[LST-02] the list of a catalog with %j is filtered by %j', (search, expected) => {
  const query = new URLSearchParams(search);
  const asked = catalogQuery(query, 'catalog-1', null);
  expect(filters.filter((name) => asked[name])).toEqual(expected);
  expect(narrowsCatalog(query)).toBe(expected.length > 0);
  expect(narrowsCatalog(withoutCatalogFilters(query))).toBe(false);
});

it.each([
  ['lat=43.6&lon=-79.4', { latitude: 43.6, longitude: -79.4 }],
  ['lat=43.6', {}],
  ['lat=143.6&lon=-79.4', {}],
])('[LST-02] measures distances with %j from %j', (search, place) => {
  expect(catalogQuery(new URLSearchParams(search), 'catalog-1', 'indian')).toEqual({
    catalogId: 'catalog-1',
    query: 'indian',
    limit: 24,
    ...place,
  });
});
