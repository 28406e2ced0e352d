import { expect, it } from '@jest/globals';
import { makeCartItem, makeMenuItem, makePerk } from '@tiffin/testing';
import { itemCounts } from './item-counts';
import { lineInput } from './line-input';
import { withPerk } from './with-perk';

it('adds up every line of a dish', () => {
  const lines = [
    { menuItemId: 'dal', quantity: 2 },
    { menuItemId: 'thali', quantity: 1 },
    { menuItemId: 'dal', quantity: 3 },
  ];
  expect([...itemCounts(lines)]).toEqual([
    ['dal', 5],
    ['thali', 1],
  ]);
});

it('[CRT-23] sends a line back unchanged, or with another quantity', () => {
  const option = { id: 'naan', choiceId: 'bread', parentOptionId: null, incrementCount: 2 };
  const line = makeCartItem({
    menuItemId: 'thali',
    quantity: 2,
    note: 'no onion',
    cartItemOptions: [{ ...option, name: 'Naan', priceMicro: 3_000_000 }],
    perk: null,
  });
  const sent = { menuItemId: 'thali', cartItemOptions: [option], note: 'no onion', perkSelected: true };
  expect(lineInput(line)).toEqual({ ...sent, quantity: 2 });
  expect(lineInput(line, 5)).toEqual({ ...sent, quantity: 5 });
  expect(lineInput({ ...line, perk: makePerk({ isSelected: false }) }).perkSelected).toBe(false);
});

it.each([
  ['a new line has the perk', makePerk({ isSelected: false }), undefined, true],
  ['a line with the perk keeps it', makePerk(), { perk: makePerk({ isSelected: true }) }, true],
  [
    'a line that gave up the perk stays without it',
    makePerk(),
    { perk: makePerk({ isSelected: false }) },
    false,
  ],
  ['a line without a perk stays without it', makePerk(), { perk: null }, false],
])('%s', (_what, perk, line, isSelected) => {
  expect(withPerk(makeMenuItem({ perk }), line, []).perk?.isSelected).toBe(isSelected);
});

it.each([
  ['the same dish has it in the cart', 'thali', true, false],
  ['the same dish is in the cart without it', 'thali', false, true],
  ['another dish has it, which the service asks about', 'lassi', true, true],
])('a new line when %s', (_what, menuItemId, isGiven, isSelected) => {
  const cart = [{ menuItemId, perk: isGiven ? makePerk({ isSelected: true }) : null }];
  const item = makeMenuItem({ id: 'thali', perk: makePerk() });
  expect(withPerk(item, undefined, cart).perk?.isSelected).toBe(isSelected);
});

it('an item without a perk stays unchanged', () => {
  const item = makeMenuItem({ perk: null });
  expect(withPerk(item, undefined, [])).toBe(item);
});
