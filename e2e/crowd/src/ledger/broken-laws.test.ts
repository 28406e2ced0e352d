import { expect, it } from '@jest/globals';
import { brokenLaws, type Told } from './broken-laws';
import type { Ledger } from './read-ledger';

const told: Told = {
  wanted: { alone: 2, inGroups: 1, charges: 4 },
  orderIds: ['one', 'two', 'three'],
  missing: 0,
  doubledLines: 0,
};
const ledger: Ledger = {
  ordersAlone: 2,
  ordersOfGroups: 1,
  charges: 4,
  chargesAlone: 2,
  paidGroups: 1,
  heldAmounts: 0,
  receipts: 4,
  fullCards: 1,
  stampRewards: 1,
  peopleWithOtherRewards: 0,
  creditOffMicro: 0,
  ordersWithoutPoints: 0,
  pointsOff: 0,
  filledCarts: 0,
};

it('finds nothing broken in a run without losses', () => {
  expect(brokenLaws(told, ledger)).toEqual([]);
});

it.each<readonly [string, Partial<Told>, Partial<Ledger>]>([
  ['3 orders were wanted, and 2 people were told of one.', { orderIds: ['one', 'two'] }, {}],
  ['Two people were told of the same order.', { orderIds: ['one', 'two', 'two'] }, {}],
  ['1 orders that people were told of do not exist.', { missing: 1 }, {}],
  ['1 carts held another quantity than was added.', { doubledLines: 1 }, {}],
  ['4 charges were due, and 5 were made.', {}, { charges: 5, receipts: 5 }],
  ['1 cards still hold an amount.', {}, { heldAmounts: 1 }],
  ['4 charges have 3 receipts.', {}, { receipts: 3 }],
  ['1 cards of stamps are full, and 2 were rewarded.', {}, { stampRewards: 2 }],
  ['The credit is off by -1 micro units.', {}, { creditOffMicro: -1 }],
])('says "%s"', (sentence, otherTold, otherLedger) => {
  expect(brokenLaws({ ...told, ...otherTold }, { ...ledger, ...otherLedger })).toEqual([sentence]);
});
