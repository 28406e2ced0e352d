import { expect, it } from '@jest/globals';
import { routeOf } from './route-of';

it.each([
  ['/', 'mfe-menu-cart'],
  ['/catalogs/noon', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/menu', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/menu/', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/order', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/place/order', 'mfe-checkout'],
  ['/m/lucknow-lunch-home/status/123', 'mfe-order-status'],
  ['/order/fulfillments/f1/edit', 'mfe-group-order'],
  ['/order/team/join', 'mfe-teams'],
  ['/order/team/join/v2', 'mfe-teams'],
  ['/order', null],
  ['/m/lucknow-lunch-home', null],
  ['/m//menu', null],
  ['/order/team/join/v3', null],
  ['/menu', null],
])('%s belongs to %s', (path, remote) => {
  expect(routeOf(path)?.remote ?? null).toBe(remote);
});
