import { expect, it } from '@jest/globals';
import { makeMenu } from '@tiffin/testing';
import { menuSections } from './menu-section';

const menu = makeMenu();

it('has the dishes of each category in order, and leaves out empty categories', () => {
  const [id = ''] = Object.keys(menu.items);
  const categories = [
    { id: 'mains', name: 'Mains', itemIds: [id, 'gone', 'constructor'] },
    { id: 'empty', name: 'Soon', itemIds: ['gone'] },
  ];
  expect(menuSections({ ...menu, categories }, '')).toEqual([
    { id: 'mains', name: 'Mains', items: [menu.items[id]] },
  ]);
});

it('[MNU-10] keeps what matches a search', () => {
  const names = menuSections(menu, 'DAL MAKHANI').flatMap(({ items }) => items.map(({ name }) => name));
  expect(names).toEqual(['Dal makhani']);
  expect(menuSections(menu, 'sushi')).toEqual([]);
});
