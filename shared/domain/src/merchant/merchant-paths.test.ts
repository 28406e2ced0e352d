import { expect, it } from '@jest/globals';
import { merchantPaths, orderStatusPath } from './merchant-paths';

const paths = { menu: '/m/a/menu', order: '/m/a/order', placeOrder: '/m/a/place/order' };

it.each(['/m/a/menu', '/m/a', '/m/a/', '/m/a/menu/'])('[RTE-06] %s maps to its order pages', (url) => {
  expect(merchantPaths(url)).toEqual(paths);
});

it('[RTE-06] only /menu at the end of a URL is removed', () => {
  expect(merchantPaths('/m/menu/menu').order).toBe('/m/menu/order');
  expect(merchantPaths('/m/fish-menu').order).toBe('/m/fish-menu/order');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/m/../..//evil.example',
  '/m/a/./b',
  'https://evil.example/m/a',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/m/a?next=//evil.example',
  '/m/a#x',
  '/m/\u202ea',
  'm/a',
  '',
])('a merchant URL of %j leads to no other site', (url) => {
  expect(merchantPaths(url).menu).toBe('/m/menu');
  expect(orderStatusPath(url, 'x', 'ID')).toBe('/m/status/x?orderIdentifierType=ID');
});

it('a merchant URL may contain letters of every language', () => {
  expect(merchantPaths('/m/麥記').menu).toBe('/m/麥記/menu');
});

it.each([
  ['42', 'ID', '/m/a/status/42?orderIdentifierType=ID'],
  ['t/k', 'TOKEN', '/m/a/status/t%2Fk?orderIdentifierType=TOKEN'],
  ['g', 'GUEST_TOKEN', '/m/a/status/g?orderIdentifierType=GUEST_TOKEN'],
] as const)('[RTE-02] the status of %s by %s is at %s', (identifier, type, path) => {
  expect(orderStatusPath('/m/a/menu', identifier, type)).toBe(path);
});
