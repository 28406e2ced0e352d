import { expect, it } from '@jest/globals';
import { perkConflictParties } from './perk-conflict-parties';

const perkOf = (savingsMicro: number) => ({
  id: 'perk',
  originalPriceMicro: 10_000_000,
  discountedPriceMicro: 10_000_000 - savingsMicro,
  savingsMicro,
  isSelected: true,
  note: null,
  displayHint: null,
});
const dosa = { cartItemId: 'line-1', name: 'Dosa', perk: perkOf(2_000_000) };
const naan = { cartItemId: 'line-2', name: 'Naan', perk: null };
const lassi = { name: 'Lassi', perk: perkOf(1_000_000) };

it.each([
  ['a new dish', { cartItemId: null, conflictingCartItemIds: ['line-1'] }, lassi, ['Dosa'], 'Lassi'],
  ['a line', { cartItemId: 'line-1', conflictingCartItemIds: [] }, undefined, [], 'Dosa'],
  [
    'lines without a perk',
    { cartItemId: 'line-2', conflictingCartItemIds: ['line-2'] },
    undefined,
    [],
    undefined,
  ],
  ['lines that are gone', { cartItemId: 'x', conflictingCartItemIds: ['y'] }, undefined, [], undefined],
])('[CRT-11] names the dishes in conflict for %s', (_name, conflict, item, taken, wanted) => {
  const parties = perkConflictParties(conflict, [dosa, naan], item);
  expect(parties.taken.map(({ name }) => name)).toEqual(taken);
  expect(parties.wanted?.name).toBe(wanted);
});
