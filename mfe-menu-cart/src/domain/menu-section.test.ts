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

it('lists a dish of two categories once in a search, and twice in the whole menu', () => {
  const [id = ''] = Object.keys(menu.items);
  const categories = [
    { id: 'popular', name: 'Popular', itemIds: [id] },
    { id: 'mains', name: 'Mains', itemIds: [id] },
  ];
  const idsOf = (term: string) => menuSections({ ...menu, categories }, term).map((section) => section.id);
  expect(idsOf(menu.items[id]?.name ?? '')).toEqual(['popular']);
  expect(idsOf('')).toEqual(['popular', 'mains']);
});
