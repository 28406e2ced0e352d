import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byId, choiceOf, optionOf } from '../test-support/menu-parts';
import { changeOption } from './change-option';
import { initialSelection } from './initial-selection';
import type { OptionMenu, OptionSelection } from './option-selection';
import { optionTree } from './option-tree';
import { searchMenu } from './search-menu';
import { selectedPriceMicro } from './selected-price';
import { unmetGroups } from './unmet-groups';

const count = 10_000;
const names = (length: number) => Array.from({ length }, (_none, index) => `option-${index}`);

/** Computes everything that a screen shows for an item. */
function render(menu: OptionMenu, choiceIds: readonly string[], selection: OptionSelection): number {
  unmetGroups(menu, choiceIds, selection);
  optionTree(menu, choiceIds, selection);
  return selectedPriceMicro(menu, choiceIds, selection);
}

it('[MNU-06] [MNU-07] options that all lead to each other are visited once per position', () => {
  const ids = names(60);
  const menu: OptionMenu = {
    choices: byId(choiceOf('all', { optionIds: ids, minSelectable: 1 })),
    options: byId(...ids.map((id) => optionOf(id, { isDefault: true, subchoiceIds: ['all'] }))),
  };
  const selection = initialSelection(menu, ['all']);
  // At the top and under each of the first levels no position repeats, and the walk ends.
  const positions = new Set(selection.map(({ parentOptionId, id }) => `${parentOptionId}/${id}`));
  expect(positions.size).toBe(selection.length);
  expect(selection.length).toBeLessThanOrEqual(60 * 61);
  expect(render(menu, ['all'], selection)).toBe(selection.length * 1_000_000);
});

it('[MNU-07] groups that many paths reach are counted once per position', () => {
  const levels = names(40);
  const menu: OptionMenu = {
    choices: byId(
      ...levels.map((_level, at) =>
        choiceOf(`level-${at}`, { optionIds: [`left-${at}`, `right-${at}`], minSelectable: 2 }),
      ),
    ),
    options: byId(
      ...levels.flatMap((_level, at) =>
        ['left', 'right'].map((side) =>
          optionOf(`${side}-${at}`, { subchoiceIds: at < 39 ? [`level-${at + 1}`] : [] }),
        ),
      ),
    ),
  };
  const selection = initialSelection(menu, ['level-0']);
  expect(selection.length).toBeLessThanOrEqual(2 * 2 * 40);
  expect(render(menu, ['level-0'], selection)).toBe(selection.length * 1_000_000);
});

it('[MNU-06] an endless chain is followed to a limited depth', () => {
  const ids = names(count);
  const menu: OptionMenu = {
    choices: byId(...ids.map((id, at) => choiceOf(`group-${at}`, { optionIds: [id], minSelectable: 1 }))),
    options: byId(...ids.map((id, at) => optionOf(id, { subchoiceIds: [`group-${at + 1}`] }))),
  };
  const selection = initialSelection(menu, ['group-0']);
  expect(selection.length).toBeGreaterThan(10);
  expect(selection.length).toBeLessThan(100);
  expect(render(menu, ['group-0'], selection)).toBe(selection.length * 1_000_000);
});

it('[MNU-06] [MNU-07] ten thousand options in one group, all chosen', () => {
  const ids = names(count);
  const menu: OptionMenu = {
    choices: byId(choiceOf('many', { optionIds: ids, minSelectable: count, minUniqueSelectable: count })),
    options: byId(...ids.map((id) => optionOf(id, { maxIncrementCount: 2 }))),
  };
  const selection = initialSelection(menu, ['many']);
  expect(selection).toHaveLength(count);
  expect(render(menu, ['many'], selection)).toBe(count * 1_000_000);
  const position = { choiceId: 'many', parentOptionId: null, optionId: 'option-7' };
  expect(changeOption(menu, selection, { ...position, incrementCount: 2 })).toHaveLength(count);
  expect(changeOption(menu, selection, { ...position, incrementCount: 0 })).toHaveLength(count - 1);
});

it('[MNU-09] removing an option removes ten thousand options below it', () => {
  const ids = names(count);
  const menu: OptionMenu = {
    choices: byId(choiceOf('top', { optionIds: ['box'] }), choiceOf('inside', { optionIds: ids })),
    options: byId(
      optionOf('box', { subchoiceIds: ['inside'] }),
      ...ids.map((id) => optionOf(id, { isDefault: true })),
    ),
  };
  const box = { choiceId: 'top', parentOptionId: null, optionId: 'box' };
  const full = changeOption(menu, [], { ...box, incrementCount: 1 });
  expect(full).toHaveLength(count + 1);
  expect(changeOption(menu, full, { ...box, incrementCount: 0 })).toEqual([]);
});

it('[MNU-09] a selection without a parent, or that is its own parent, is removed by the next change', () => {
  const menu: OptionMenu = {
    choices: byId(choiceOf('top', { optionIds: ['a', 'b'] })),
    options: byId(optionOf('a'), optionOf('b')),
  };
  const astray: OptionSelection = [
    { id: 'a', choiceId: 'top', parentOptionId: null, incrementCount: 1 },
    { id: 'x', choiceId: 'lost', parentOptionId: 'y', incrementCount: 1 },
    { id: 'y', choiceId: 'lost', parentOptionId: 'x', incrementCount: 1 },
  ];
  const change = { choiceId: 'top', parentOptionId: null, optionId: 'b', incrementCount: 1 };
  expect(changeOption(menu, astray, change).map(({ id }) => id)).toEqual(['a', 'b']);
});

it.each([Number.NaN, -1, 0.5, Number.NEGATIVE_INFINITY])('[MNU-09] a count of %s removes an option', (n) => {
  const menu: OptionMenu = {
    choices: byId(choiceOf('top', { optionIds: ['a'] })),
    options: byId(optionOf('a', { maxIncrementCount: 3 })),
  };
  const position = { choiceId: 'top', parentOptionId: null, optionId: 'a' };
  const one = changeOption(menu, [], { ...position, incrementCount: 1 });
  expect(changeOption(menu, one, { ...position, incrementCount: n })).toEqual([]);
  expect(changeOption(menu, one, { ...position, incrementCount: Infinity })).toMatchObject([
    { incrementCount: 3 },
  ]);
});

it('[MNU-05] [MNU-10] names from Object.prototype are no parts of a menu', () => {
  const ids = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const menu: OptionMenu = {
    choices: byId(choiceOf('top', { optionIds: ids, minSelectable: 1 })),
    options: {},
  };
  expect(initialSelection(menu, ['top', ...ids])).toEqual([]);
  expect(optionTree(menu, ['top', ...ids], [])).toMatchObject([
    { options: [], isAvailable: false, missing: 1 },
  ]);
  expect(searchMenu({ items: {}, categories: [{ id: 'c', name: 'Mains', itemIds: ids }] }, 'o')).toEqual([]);
});

it('[MNU-06] [MNU-07] every menu ends, repeats no position, and prices every part', () => {
  const ids = names(8);
  const id = fc.constantFrom(...ids, 'absent');
  const groups = fc.constantFrom('g0', 'g1', 'g2', 'g3', 'absent');
  const choice = fc.record({
    optionIds: fc.uniqueArray(id, { maxLength: 6 }),
    minSelectable: fc.nat(4),
    minUniqueSelectable: fc.nat(3),
    maxSelectable: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  const option = fc.record({
    subchoiceIds: fc.uniqueArray(groups, { maxLength: 3 }),
    isDefault: fc.boolean(),
    defaultIncrementCount: fc.nat(3),
    maxIncrementCount: fc.integer({ min: 1, max: 4 }),
    availability: fc.record({ isAvailable: fc.boolean() }),
    priceMicro: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  });
  const menus = fc.tuple(
    fc.tuple(choice, choice, choice, choice),
    fc.array(option, { minLength: 8, maxLength: 8 }),
  );
  fc.assert(
    fc.property(menus, ([choices, options]) => {
      const menu: OptionMenu = {
        choices: byId(...choices.map((more, at) => choiceOf(`g${at}`, more))),
        options: byId(...options.map((more, at) => optionOf(`option-${at}`, more))),
      };
      const selection = initialSelection(menu, ['g0', 'g1']);
      const positions = selection.map((one) => JSON.stringify([one.parentOptionId, one.choiceId, one.id]));
      expect(new Set(positions).size).toBe(selection.length);
      const price = selection.reduce(
        (sum, one) => sum + one.incrementCount * (menu.options[one.id]?.priceMicro ?? 0),
        0,
      );
      expect(render(menu, ['g0', 'g1'], selection)).toBe(price);
      // An available group can lack something only because of its maximum.
      for (const group of unmetGroups(menu, ['g0', 'g1'], selection)) {
        const { maxSelectable } = group.choice;
        expect(!group.isAvailable || (maxSelectable !== null && group.selectedCount === maxSelectable)).toBe(
          true,
        );
      }
    }),
    { numRuns: 300 },
  );
});
