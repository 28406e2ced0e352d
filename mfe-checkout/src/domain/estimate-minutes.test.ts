import { expect, it } from '@jest/globals';
import { estimateMinutes } from './estimate-minutes';

const delivery = { estimatedDeliveryTimeRange: { minimum: 23, maximum: 38 } };
const pickup = { minimum: 12, maximum: 18 };

it.each([
  ['DELIVERY', delivery, pickup, { minimum: 25, maximum: 40 }],
  ['DELIVERY', null, pickup, undefined],
  ['PICKUP', delivery, pickup, { minimum: 10, maximum: 20 }],
  ['IN_STORE', delivery, pickup, { minimum: 10, maximum: 20 }],
  ['DINE_IN', delivery, null, undefined],
] as const)(
  'estimates %s, rounded to 5 minutes (%#)',
  (fulfillmentType, deliveryInfo, pickupFulfillmentEstimate, range) => {
    expect(estimateMinutes({ fulfillmentType, deliveryInfo, pickupFulfillmentEstimate })).toEqual(range);
  },
);
