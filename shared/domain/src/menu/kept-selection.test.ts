import { expect, it } from '@jest/globals';
import { byId, choiceOf, optionOf, soldOut } from '../test-support/menu-parts';
import { keptSelection } from './kept-selection';
import type { OptionMenu, OptionSelection } from './option-selection';

const menu: OptionMenu = {
  choices: byId(
    choiceOf('bread', { optionIds: ['roti', 'naan', 'kulcha'], minSelectable: 1, maxSelectable: 1 }),
    choiceOf('topping', { optionIds: ['garlic', 'cheese'], maxSelectable: 1 }),
    choiceOf('sides', { optionIds: ['raita', 'papad'], maxSelectable: 3 }),
  ),
  options: byId(
    optionOf('roti'),
    optionOf('naan', { subchoiceIds: ['topping'] }),
    optionOf('kulcha', { subchoiceIds: ['topping'], ...soldOut }),
    optionOf('garlic'),
    optionOf('cheese'),
    optionOf('raita'),
    optionOf('papad', { maxIncrementCount: 2 }),
    optionOf('lassi'),
  ),
};

const at = (
  id: string,
  choiceId: string,
  more: { readonly under?: string; readonly count?: number } = {},
) => ({
  id,
  choiceId,
  parentOptionId: more.under ?? null,
  incrementCount: more.count ?? 1,
});
const cheeseUnder = (under: string) => at('cheese', 'topping', { under });

const rows: readonly (readonly [string, OptionSelection, OptionSelection])[] = [
  [
    'what is still offered',
    [at('naan', 'bread'), cheeseUnder('naan'), at('papad', 'sides', { count: 2 })],
    [at('naan', 'bread'), cheeseUnder('naan'), at('papad', 'sides', { count: 2 })],
  ],
  ['nothing sold out, and nothing under it', [at('kulcha', 'bread'), cheeseUnder('kulcha')], []],
  ['nothing under what was not chosen', [at('roti', 'bread'), cheeseUnder('naan')], [at('roti', 'bread')]],
  ['no option that went to another group', [at('lassi', 'sides')], []],
  ['no option and no group that the menu lost', [at('gone', 'sides'), at('raita', 'lost')], []],
  [
    'no more than an option allows',
    [at('papad', 'sides', { count: 9 })],
    [at('papad', 'sides', { count: 2 })],
  ],
  [
    'no more than a group allows',
    [
      at('papad', 'sides', { count: 2 }),
      at('raita', 'sides', { count: 2 }),
      at('roti', 'bread'),
      at('naan', 'bread'),
    ],
    [at('roti', 'bread'), at('papad', 'sides', { count: 2 }), at('raita', 'sides')],
  ],
  ['nothing twice', [at('raita', 'sides'), at('raita', 'sides')], [at('raita', 'sides')]],
  [
    'no count that is none',
    [at('raita', 'sides', { count: 0 }), at('papad', 'sides', { count: Number.NaN })],
    [],
  ],
];

it.each(rows)('[MNU-09] an edited line keeps %s', (_what, chosen, kept) => {
  expect(keptSelection(menu, ['bread', 'sides'], chosen)).toEqual(kept);
});

it('[MNU-07] a line with cyclic parents is read once per position', () => {
  const ids = Array.from({ length: 40 }, (_none, index) => `option-${index}`);
  const tangled: OptionMenu = {
    choices: byId(choiceOf('all', { optionIds: ids })),
    options: byId(...ids.map((id) => optionOf(id, { subchoiceIds: ['all'] }))),
  };
  const chosen = [undefined, ...ids].flatMap((under) => ids.map((id) => at(id, 'all', { under })));
  expect(keptSelection(tangled, ['all'], chosen).length).toBeLessThanOrEqual(chosen.length);
});
