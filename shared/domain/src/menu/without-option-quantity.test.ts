import { expect, it } from '@jest/globals';
import { byId, choiceOf, optionOf, soldOut } from '../test-support/menu-parts';
import { withoutOptionQuantity } from './without-option-quantity';

const rice = optionOf('rice', { maxIncrementCount: 4 });
const papad = optionOf('papad', { maxIncrementCount: 2 });
const extras = { optionIds: ['rice', 'papad'] };

it.each([
  ['an optional group', choiceOf('extras', extras), rice, 1, 1],
  ['a minimum that distinct options reach', choiceOf('extras', { ...extras, minSelectable: 2 }), rice, 1, 1],
  ['a minimum that only counting reaches', choiceOf('extras', { ...extras, minSelectable: 3 }), rice, 4, 2],
  [
    'a minimum that only counting reaches today',
    choiceOf('extras', { ...extras, minSelectable: 2 }),
    { ...rice, ...soldOut },
    4,
    2,
  ],
  ['a default of more than one', choiceOf('extras', extras), { ...rice, defaultIncrementCount: 2 }, 4, 1],
  ['an option of no count', choiceOf('extras', extras), { ...rice, maxIncrementCount: 0 }, 0, 1],
])('[CFG-10] %s', (_which, choice, first, most, mostPapad) => {
  const menu = { choices: byId(choice), options: byId(first, papad) };
  const { choices, options } = withoutOptionQuantity(menu);
  expect(choices).toBe(menu.choices);
  expect([options['rice']?.maxIncrementCount, options['papad']?.maxIncrementCount]).toEqual([
    most,
    mostPapad,
  ]);
});
