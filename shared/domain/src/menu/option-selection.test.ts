import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byId, choiceOf, optionOf, soldOut } from '../test-support/menu-parts';
import { changeOption } from './change-option';
import { initialSelection } from './initial-selection';
import { isChoiceAvailable } from './is-choice-available';
import type { OptionMenu, OptionSelection } from './option-selection';
import { optionTree } from './option-tree';
import { lineTotalMicro, selectedPriceMicro } from './selected-price';
import { unmetGroups } from './unmet-groups';

const menu: OptionMenu = {
  choices: byId(
    choiceOf('bread', { optionIds: ['roti', 'naan', 'kulcha'], minSelectable: 1, maxSelectable: 1 }),
    choiceOf('topping', { optionIds: ['garlic', 'cheese'], minSelectable: 1, maxSelectable: 1 }),
    choiceOf('sides', {
      optionIds: ['gone', 'raita', 'pickle', 'papad'],
      minSelectable: 3,
      maxSelectable: 4,
      minUniqueSelectable: 2,
    }),
    choiceOf('extras', { optionIds: ['rice'] }),
    choiceOf('sauce', { optionIds: ['mint', 'chilli'], maxSelectable: 1 }),
    choiceOf('loop', { optionIds: ['again'], minSelectable: 1 }),
  ),
  options: byId(
    optionOf('roti', { isDefault: true, priceMicro: 0 }),
    optionOf('naan', { subchoiceIds: ['topping'], priceMicro: 1_500_000 }),
    optionOf('kulcha', soldOut),
    optionOf('garlic', { priceMicro: 500_000 }),
    optionOf('cheese', { priceMicro: 750_000 }),
    optionOf('gone', { isDefault: true, ...soldOut }),
    optionOf('raita'),
    optionOf('pickle', { priceMicro: 250_000 }),
    optionOf('papad', { maxIncrementCount: 3, priceMicro: 500_000 }),
    optionOf('rice', { maxIncrementCount: 4, isDefault: true, defaultIncrementCount: 2 }),
    optionOf('mint'),
    optionOf('chilli'),
    optionOf('again', { subchoiceIds: ['loop'] }),
  ),
};

const chosen = (selection: OptionSelection) =>
  selection.map(({ id, incrementCount, parentOptionId }) =>
    [parentOptionId, id]
      .filter(Boolean)
      .join('>')
      .concat(incrementCount > 1 ? ` x${incrementCount}` : ''),
  );

it.each([
  ['the default of a one-of group', ['bread'], ['roti']],
  ['the first available options up to the minimum', ['sides'], ['raita', 'pickle', 'papad']],
  ['as many as the default says', ['extras'], ['rice x2']],
  ['nothing if nothing is required', ['sauce'], []],
  ['a required group that contains itself, once per position', ['loop'], ['again', 'again>again']],
  ['nothing of a choice that the menu does not have', ['none'], []],
])('[MNU-06] chooses %s', (_what, choiceIds, expected) => {
  expect(chosen(initialSelection(menu, choiceIds))).toEqual(expected);
});

it.each([
  ['the free option before one that costs', ['dear', 'free'], 1, ['free']],
  ['the lower price if none is free', ['dear', 'cheap'], 1, ['cheap']],
  ['as many as required, in menu order', ['dear', 'free', 'cheap'], 2, ['free', 'cheap']],
  ['a default that costs instead of a free option', ['preset', 'free'], 1, ['preset']],
])('[MNU-06] prefers %s', (_what, optionIds, minSelectable, expected) => {
  const priced: OptionMenu = {
    choices: byId(choiceOf('group', { optionIds, minSelectable })),
    options: byId(
      optionOf('dear', { priceMicro: 2_500_000 }),
      optionOf('cheap', { priceMicro: 500_000 }),
      optionOf('free', { priceMicro: 0 }),
      optionOf('preset', { priceMicro: 1_000_000, isDefault: true }),
    ),
  };
  expect(chosen(initialSelection(priced, ['group']))).toEqual(expected);
});

it('[MNU-06] repeats an option if the minimum exceeds the number of options', () => {
  const two: OptionMenu = {
    choices: byId(choiceOf('sides', { optionIds: ['a', 'b'], minSelectable: 4 })),
    options: byId(optionOf('a'), optionOf('b', { maxIncrementCount: 5 })),
  };
  expect(chosen(initialSelection(two, ['sides']))).toEqual(['a', 'b x3']);
});

it('[MNU-06] continues into the groups under what it chose', () => {
  const only: OptionMenu = {
    choices: {
      ...menu.choices,
      bread: choiceOf('bread', { optionIds: ['naan'], minSelectable: 1, maxSelectable: 1 }),
    },
    options: menu.options,
  };
  expect(chosen(initialSelection(only, ['bread']))).toEqual(['naan', 'naan>garlic']);
});

it.each([
  [
    'the last choice instead of the defaults',
    ['bread', 'extras'],
    ['naan', 'cheese'],
    ['naan', 'naan>cheese'],
  ],
  ['nothing of an optional group', ['extras'], [], []],
  ['what is required anyway', ['bread'], [], ['roti']],
  ['nothing that is sold out or gone', ['bread'], ['kulcha', 'gone'], ['roti']],
  ['no more than a group takes', ['bread'], ['roti', 'naan'], ['roti']],
])('[MNU-14] a remembered choice: %s', (_what, choiceIds, remembered, expected) => {
  expect(chosen(initialSelection(menu, choiceIds, remembered))).toEqual(expected);
});

it('[MNU-07] the price is count times price, with subchoices, and only of reachable options', () => {
  const selection: OptionSelection = [
    { id: 'naan', choiceId: 'bread', parentOptionId: null, incrementCount: 1 },
    { id: 'cheese', choiceId: 'topping', parentOptionId: 'naan', incrementCount: 1 },
    { id: 'rice', choiceId: 'extras', parentOptionId: null, incrementCount: 3 },
    { id: 'garlic', choiceId: 'topping', parentOptionId: 'roti', incrementCount: 1 },
  ];
  expect(selectedPriceMicro(menu, ['bread', 'extras'], selection)).toBe(5_250_000);
  const item = { displayPriceMicro: 10_000_000, perk: null, choiceIds: ['bread', 'extras'] };
  expect(lineTotalMicro(menu, item, { selection, quantity: 2 })).toBe(30_500_000);
  const perk = {
    id: 'p',
    originalPriceMicro: 10_000_000,
    discountedPriceMicro: 8_000_000,
    savingsMicro: 2_000_000,
    isSelected: true,
    note: null,
    displayHint: null,
  };
  expect(lineTotalMicro(menu, { ...item, perk }, { selection, quantity: 1 })).toBe(13_250_000);
  expect(lineTotalMicro(menu, { ...item, perk }, { selection, quantity: 7 })).toBe(104_750_000);
  const unused = { ...perk, isSelected: false };
  expect(lineTotalMicro(menu, { ...item, perk: unused }, { selection, quantity: 1 })).toBe(15_250_000);
});

it('[MNU-07] a menu with a cycle ends', () => {
  const selection: OptionSelection = [
    { id: 'again', choiceId: 'loop', parentOptionId: null, incrementCount: 1 },
    { id: 'again', choiceId: 'loop', parentOptionId: 'again', incrementCount: 1 },
  ];
  expect(selectedPriceMicro(menu, ['loop'], selection)).toBe(2_000_000);
  expect(unmetGroups(menu, ['loop'], selection)).toEqual([]);
});

it('[MNU-09] radio: the new option replaces the old one and everything under it, and adds its own defaults', () => {
  const start = initialSelection(menu, ['bread']);
  const naan = changeOption(menu, start, {
    choiceId: 'bread',
    parentOptionId: null,
    optionId: 'naan',
    incrementCount: 1,
  });
  expect(chosen(naan)).toEqual(['naan', 'naan>garlic']);
  const cheese = changeOption(menu, naan, {
    choiceId: 'topping',
    parentOptionId: 'naan',
    optionId: 'cheese',
    incrementCount: 1,
  });
  expect(chosen(cheese)).toEqual(['naan', 'naan>cheese']);
  const roti = changeOption(menu, cheese, {
    choiceId: 'bread',
    parentOptionId: null,
    optionId: 'roti',
    incrementCount: 1,
  });
  expect(chosen(roti)).toEqual(['roti']);
});

it('[MNU-09] a chosen radio stays on, and a sold-out option cannot be chosen', () => {
  const start = initialSelection(menu, ['bread']);
  const position = { choiceId: 'bread', parentOptionId: null };
  expect(changeOption(menu, start, { ...position, optionId: 'roti', incrementCount: 0 })).toEqual(start);
  expect(changeOption(menu, start, { ...position, optionId: 'kulcha', incrementCount: 1 })).toEqual(start);
  expect(changeOption(menu, start, { ...position, optionId: 'none', incrementCount: 1 })).toEqual(start);
});

it('[MNU-09] an optional single choice is replaced, and can be switched off', () => {
  const position = { choiceId: 'sauce', parentOptionId: null };
  const mint = changeOption(menu, [], { ...position, optionId: 'mint', incrementCount: 1 });
  const chilli = changeOption(menu, mint, { ...position, optionId: 'chilli', incrementCount: 1 });
  expect([mint, chilli].map(chosen)).toEqual([['mint'], ['chilli']]);
  expect(changeOption(menu, chilli, { ...position, optionId: 'chilli', incrementCount: 0 })).toEqual([]);
});

it('[MNU-09] a count stops at the limit of option and group', () => {
  const position = { choiceId: 'sides', parentOptionId: null };
  const start = initialSelection(menu, ['sides']);
  const more = changeOption(menu, start, { ...position, optionId: 'papad', incrementCount: 9 });
  expect(chosen(more)).toEqual(['raita', 'pickle', 'papad x2']);
  const fewer = changeOption(menu, more, { ...position, optionId: 'raita', incrementCount: 0 });
  expect(chosen(changeOption(menu, fewer, { ...position, optionId: 'papad', incrementCount: 9 }))).toEqual([
    'pickle',
    'papad x3',
  ]);
});

it('[MNU-04] [MNU-05] the tree shows what each group lacks and the limit of each option', () => {
  const [bread, sides] = optionTree(
    menu,
    ['bread', 'sides', 'none'],
    [
      { id: 'naan', choiceId: 'bread', parentOptionId: null, incrementCount: 1 },
      { id: 'papad', choiceId: 'sides', parentOptionId: null, incrementCount: 2 },
    ],
  );
  expect(bread).toMatchObject({ missing: 0, selectedCount: 1, isAvailable: true, parentOptionId: null });
  expect(bread?.options).toMatchObject([
    { control: 'radio', incrementCount: 0, limit: 1, groups: [] },
    { control: 'radio', incrementCount: 1, groups: [{ parentOptionId: 'naan', missing: 1 }] },
    { isAvailable: false },
  ]);
  expect(sides).toMatchObject({ missing: 1, selectedCount: 2 });
  expect(sides?.options.map(({ limit }) => limit)).toEqual([1, 1, 1, 3]);
  expect(unmetGroups(menu, ['bread', 'sides'], []).map(({ choice }) => choice.id)).toEqual([
    'bread',
    'sides',
  ]);
});

it('[MNU-06] [MNU-09] maximums hold for every press, and the first selection meets every group that can be met', () => {
  const root = ['bread', 'sides', 'extras', 'sauce'];
  const press = fc.record({
    optionId: fc.constantFrom(...Object.keys(menu.options)),
    incrementCount: fc.nat(5),
  });
  const start = initialSelection(menu, root);
  expect(unmetGroups(menu, root, start)).toEqual([]);
  expect(root.every((id) => isChoiceAvailable(menu.choices[id] ?? choiceOf(id), menu.options))).toBe(true);
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const end = presses.reduce((selection, { optionId, incrementCount }) => {
        const choice = Object.values(menu.choices).find(({ optionIds }) => optionIds.includes(optionId));
        const parentOptionId = choice?.id === 'topping' ? 'naan' : null;
        if (parentOptionId && !selection.some(({ id }) => id === parentOptionId)) return selection;
        return changeOption(menu, selection, {
          choiceId: choice?.id ?? '',
          parentOptionId,
          optionId,
          incrementCount,
        });
      }, start);
      for (const group of optionTree(menu, root, end)) {
        expect(group.selectedCount).toBeLessThanOrEqual(group.choice.maxSelectable ?? Infinity);
        for (const { option, incrementCount } of group.options) {
          expect(incrementCount).toBeLessThanOrEqual(option.maxIncrementCount);
          expect(incrementCount === 0 || option.availability.isAvailable).toBe(true);
        }
      }
      expect(
        end.every(({ parentOptionId }) => !parentOptionId || end.some(({ id }) => id === parentOptionId)),
      ).toBe(true);
      expect(unmetGroups(menu, ['bread'], end)).toEqual([]);
    }),
  );
});
