import { expect, it } from '@jest/globals';
import { makeMenuItem } from '@tiffin/testing';
import { dietsOf, offeredDiets, suits } from './diets';

it.each([
  [['VEGETARIAN'], ['VEGETARIAN'], true],
  [['VEGAN'], ['VEGETARIAN'], true],
  [['VEGETARIAN'], ['VEGAN'], false],
  [['VEGAN', 'GLUTEN_FREE'], ['VEGETARIAN', 'GLUTEN_FREE'], true],
  [['VEGAN'], ['VEGAN', 'HALAL'], false],
  [['SPICY'], [], true],
] as const)('a dish marked %j for %j: %s', (tags, diets, expected) => {
  expect(suits({ tags: [...tags] }, diets)).toBe(expected);
});

it('offers the diets that have a dish, in a fixed order', () => {
  const items = {
    a: makeMenuItem({ tags: ['HALAL', 'SPICY'] }),
    b: makeMenuItem({ tags: ['VEGAN'] }),
  };
  expect(offeredDiets({ items })).toEqual(['VEGETARIAN', 'VEGAN', 'HALAL']);
  expect(offeredDiets({ items: {} })).toEqual([]);
});

it.each([
  ['', []],
  ['diet=VEGAN', ['VEGAN']],
  ['diet=HALAL,VEGAN,HALAL', ['VEGAN', 'HALAL']],
  ['diet=SPICY,constructor,vegan', []],
])('reads the diets of "%s": %j', (query, expected) => {
  expect(dietsOf(new URLSearchParams(query))).toEqual(expected);
});
