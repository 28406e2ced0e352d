import { expect, it } from '@jest/globals';
import { contentSeed } from '../../seed/content-seed';
import { menuOfSize } from './menu-of-size';

const menu = contentSeed().find(({ record }) => record.externalId === 'lucknow-lunch-home')?.menu;

it.each([1, 49, 50, 51, 200, 2000])(
  'a menu of %i items has each item in one section and none twice',
  (size) => {
    if (!menu) throw new Error('The seed has no such merchant.');
    const { items, categories } = menuOfSize(menu, size);
    const listed = categories.flatMap(({ itemIds }) => itemIds);
    expect(listed).toHaveLength(size);
    expect(Object.keys(items)).toEqual(listed);
    expect(Object.entries(items).filter(([id, item]) => item.id !== id)).toEqual([]);
  },
);
