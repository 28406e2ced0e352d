import { expect, it } from '@jest/globals';
import { readBrowsing } from './browsing-query';
import { fitsBrowsing } from './fits-browsing';

const beit = {
  name: 'Beit Zaytoun',
  categories: ['Levant', 'Salads'],
  deliveryInfo: {
    deliveryMinimumOrderValueMicro: 12_000_000,
    freeDeliveryOrderValueMicro: null,
    deliveryChargeMicro: 0,
    estimatedDeliveryTimeRange: { minimum: 10, maximum: 20 },
  },
};

it.each([
  ['', null, true],
  ['minimum=12', null, true],
  ['minimum=11', null, false],
  ['minimum=11&pickup=true', null, true],
  ['merchantName=beit', null, true],
  ['merchantName=forno', null, false],
  ['q=falafel', 'Levant', true],
  ['q=falafel', 'Pizza', false],
  // Without a text the service itself filters by the cuisine.
  ['', 'Pizza', true],
])('%j with the cuisine %j lists Beit Zaytoun: %s', (query, cuisine, expected) => {
  expect(fitsBrowsing(beit, readBrowsing(new URLSearchParams(query)), cuisine)).toBe(expected);
});

it('lists a merchant without delivery whatever its minimum', () => {
  const browsing = readBrowsing(new URLSearchParams('minimum=5'));
  expect(fitsBrowsing({ ...beit, deliveryInfo: null }, browsing, null)).toBe(true);
});
