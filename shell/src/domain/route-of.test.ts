import { expect, it } from '@jest/globals';
import { routeOf } from './route-of';

const remotes = {
  'mfe-menu-cart': { routes: [{ path: '/' }, { path: '/m/:merchantExternalId/menu' }] },
  'mfe-checkout': { routes: [{ path: '/m/:merchantExternalId/place/order' }] },
  'mfe-teams': { routes: [{ path: '/order/team/:step' }, { path: '/order/team/join' }] },
  'mfe-older': {},
};

it.each([
  ['/', '/', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/menu', '/m/:merchantExternalId/menu', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/menu/', '/m/:merchantExternalId/menu', 'mfe-menu-cart'],
  ['/m/lucknow-lunch-home/place/order', '/m/:merchantExternalId/place/order', 'mfe-checkout'],
  ['/order/team/join', '/order/team/join', 'mfe-teams'],
  ['/order/team/leave', '/order/team/:step', 'mfe-teams'],
])('%s falls under %s of %s', (pathname, path, remote) => {
  expect(routeOf(pathname, remotes)).toEqual({ path, remote });
});

it.each(['/order', '/m/lucknow-lunch-home', '/m//menu', '/order/team/join/v3', '/menu'])(
  '%s belongs to nobody',
  (pathname) => {
    expect(routeOf(pathname, remotes)).toBeNull();
  },
);
