import { expect, it } from '@jest/globals';
import { appEntryTarget } from './app-entry';

it.each([
  ['', '/'],
  ['?q=curry&lang=zh', '/?q=curry&lang=zh'],
  ['?mid=lucknow&promo=NY', '/m/lucknow/menu?promo=NY'],
  ['?mid=order', '/m/order/menu'],
  ['?catalogId=noon', '/catalogs/noon'],
  ['?fulfillmentId=f1&invite_id=i', '/order/fulfillments/f1/edit?invite_id=i'],
  ['?group=f1', '/order/fulfillments/f1/edit'],
  ['?workspaceId=northlight&promo=NY', '/workspaces/northlight?promo=NY'],
  ['?catalogId=noon&workspaceId=northlight', '/catalogs/noon?workspaceId=northlight'],
  [
    '?mid=lucknow&from=checkout&checkoutLogin=true',
    '/m/lucknow/place/order?from=checkout&checkoutLogin=true',
  ],
  ['?mid=lucknow&from=elsewhere', '/m/lucknow/menu?from=elsewhere'],
  ['?mid=..%2F..%2F%2Fevil.example', '/m/..%2F..%2F%2Fevil.example/menu'],
  ['?mid=&catalogId=noon', '/catalogs/noon?mid='],
])('[RTE-01] /_app%s leads to %s', (search, target) => {
  expect(appEntryTarget(search)).toBe(target);
});
