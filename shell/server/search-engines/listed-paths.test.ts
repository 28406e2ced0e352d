import { expect, it } from '@jest/globals';
import type { RemoteRoute } from '@tiffin/contracts';
import { listedPaths } from './listed-paths';

it.each<[string, RemoteRoute, readonly string[]]>([
  ['a listed page', { path: '/about', listed: 'always' }, ['/about']],
  ['a private page', { path: '/orders' }, []],
  [
    'a page of merchants',
    { path: '/m/:merchantExternalId/menu', listed: 'by-merchant' },
    ['/m/a/menu', '/m/%24%26/menu'],
  ],
  ['a private page of merchants', { path: '/m/:merchantExternalId/order' }, []],
  ['a page with a parameter that has no list', { path: '/catalogs/:catalogId', listed: 'always' }, []],
  ['a page with two parameters', { path: '/m/:merchantExternalId/:dish', listed: 'by-merchant' }, []],
])('lists %s', (_what, route, expected) => {
  expect(listedPaths([route], ['a', '$&'])).toEqual(expected);
});
