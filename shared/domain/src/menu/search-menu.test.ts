import { expect, it } from '@jest/globals';
import type { MenuItem } from '@tiffin/contracts';
import { byId } from '../test-support/menu-parts';
import { searchMenu } from './search-menu';

const item = (id: string, name: string, description: string): MenuItem => ({
  id,
  name,
  description,
  displayPriceMicro: 0,
  perk: null,
  choiceIds: [],
  images: [],
  availability: { isAvailable: true },
  tags: [],
  maxQuantity: 1,
});

const menu = {
  items: byId(
    item('dal', 'Dal makhani', 'Black lentils, slow overnight'),
    item('thali', 'Lunch thali', 'With DAL and rice'),
    item('kheer', 'Kheer 米布丁', 'Cardamom'),
  ),
  categories: [
    { id: 'mains', name: 'Mains', itemIds: ['dal', 'thali', 'not-on-the-menu'] },
    { id: 'sweets', name: 'Sweet things', itemIds: ['kheer'] },
  ],
};

it.each([
  ['dal', { mains: ['dal', 'thali'] }],
  ['LENTILS', { mains: ['dal'] }],
  ['khani', { mains: ['dal'] }],
  ['sweet', { sweets: ['kheer'] }],
  ['布丁', { sweets: ['kheer'] }],
  ['  kheer ', { sweets: ['kheer'] }],
  ['sushi', {}],
  ['', { mains: ['dal', 'thali', 'not-on-the-menu'], sweets: ['kheer'] }],
])('[MNU-10] "%s" finds %j', (text, expected) => {
  const found = searchMenu(menu, text).map(({ id, itemIds }) => [id, itemIds]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
