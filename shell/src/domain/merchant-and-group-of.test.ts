import { expect, it } from '@jest/globals';
import { merchantAndGroupOf } from './merchant-and-group-of';

it.each([
  ['/m/lucknow/menu', '/m/lucknow', null],
  ['/m/lucknow/place/order', '/m/lucknow', null],
  ['/order/fulfillments/f1/edit', null, 'f1'],
  ['/', null, null],
])('%s is about merchant %j and group %j', (path, merchantUrl, fulfillmentId) => {
  expect(merchantAndGroupOf(path)).toEqual({ merchantUrl, fulfillmentId });
});
