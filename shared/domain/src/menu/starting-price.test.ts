import { expect, it } from '@jest/globals';
import { byId, choiceOf, optionOf, soldOut } from '../test-support/menu-parts';
import type { OptionMenu } from './option-selection';
import { startingPrice } from './starting-price';

const one = { minSelectable: 1, maxSelectable: 1 };
const free = { priceMicro: 0 };
const menu: OptionMenu = {
  choices: byId(
    choiceOf('size', { ...one, optionIds: ['regular', 'large'] }),
    choiceOf('preset', { ...one, optionIds: ['small', 'usual'] }),
    choiceOf('same', { ...one, optionIds: ['left', 'right'] }),
    choiceOf('left-over', { ...one, optionIds: ['gone', 'right'] }),
    choiceOf('extras', { optionIds: ['rice', 'egg'] }),
    choiceOf('two', { minSelectable: 2, optionIds: ['dear', 'dal', 'chana', 'cheap'] }),
    choiceOf('base', { ...one, optionIds: ['wrap', 'bowl'] }),
    choiceOf('heat', { ...one, optionIds: ['mild', 'hot'] }),
    choiceOf('loop', { ...one, optionIds: ['again'] }),
  ),
  options: byId(
    optionOf('regular', free),
    optionOf('large', { priceMicro: 1_750_000 }),
    optionOf('small', free),
    optionOf('usual', { priceMicro: 2_000_000, isDefault: true }),
    optionOf('left'),
    optionOf('right'),
    optionOf('gone', { ...soldOut, ...free }),
    optionOf('rice', { priceMicro: 2_000_000 }),
    optionOf('egg', { priceMicro: 1_500_000, isDefault: true }),
    optionOf('dear', { priceMicro: 3_000_000 }),
    optionOf('dal', free),
    optionOf('chana', free),
    optionOf('cheap', { priceMicro: 500_000 }),
    optionOf('wrap', free),
    optionOf('bowl', { ...free, subchoiceIds: ['heat'] }),
    optionOf('mild', free),
    optionOf('hot', { priceMicro: 500_000 }),
    optionOf('again', { ...free, subchoiceIds: ['loop'] }),
  ),
};

it.each([
  ['nothing to choose', [], 10, false],
  ['a required choice that is free or dearer', ['size'], 10, true],
  ['a dearer default of a required choice: the lowest price', ['preset'], 10, true],
  ['a required choice of one price: that price is part of it', ['same'], 11, false],
  ['a required choice with one option left', ['left-over'], 11, false],
  ['an optional group: only what is preselected counts', ['extras'], 11.5, false],
  ['two required ones: the lowest two', ['two'], 10, true],
  ['a choice below a required one', ['base'], 10, true],
  ['a required group that contains itself', ['loop'], 10, false],
  ['a group that the menu does not have', ['none'], 10, false],
])('[MNU-06] [MNU-07] the starting price with %s', (_what, choiceIds, price, isFrom) => {
  const item = { displayPriceMicro: 10_000_000, choiceIds };
  expect(startingPrice(menu, item)).toEqual({ priceMicro: price * 1_000_000, isFrom });
});
