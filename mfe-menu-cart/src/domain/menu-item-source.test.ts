import { expect, it } from '@jest/globals';
import { menuItemSource } from './menu-item-source';

it.each([
  ['', true, 'MENU'],
  ['  ', true, 'MENU'],
  ['dal', true, 'SEARCH'],
  ['', false, 'LINK'],
  ['dal', false, 'LINK'],
] as const)('[CRT-18] a dish found with %j, from the menu %p, comes from %s', (term, isFromMenu, source) => {
  expect(menuItemSource({ term, isFromMenu })).toBe(source);
});
