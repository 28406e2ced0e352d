import { expect, it } from '@jest/globals';
import type { BillPart, GroupBill } from '@tiffin/contracts';
import { debtors, owedToHost, standingOf } from './group-bill';

function part(externalUserId: string, owedMicro: number, settledTime: string | null = null): BillPart {
  return {
    externalUserId,
    firstName: externalUserId,
    lastName: '',
    seat: 0,
    items: [],
    foodMicro: 9_000_000,
    feesMicro: 0,
    taxMicro: 0,
    tipMicro: 0,
    discountMicro: 0,
    amountMicro: 9_000_000,
    coveredMicro: 9_000_000 - owedMicro,
    owedMicro,
    settledTime,
  };
}

const parts = [
  part('host', 0),
  part('ben', 4_000_000),
  part('kay', 2_500_000, '2026-11-23T17:10:00.000Z'),
  part('tom', 0),
];
const bill = (isRefunded: boolean): GroupBill => ({ totalMicro: 36_000_000, isRefunded, parts });

it('[GRP-15] the guests whose part is not covered owe the host, until the host has it back', () => {
  expect(debtors(bill(false)).map(({ externalUserId }) => externalUserId)).toEqual(['ben', 'kay']);
  expect(owedToHost(bill(false))).toEqual({ owedMicro: 6_500_000, openMicro: 4_000_000 });
  expect(parts.map((one) => standingOf(bill(false), one))).toEqual(['covered', 'owes', 'settled', 'covered']);
});

it('[GRP-15] a person whose part is gone with their refused dishes is covered by nobody', () => {
  const gone = { ...part('ben', 0), amountMicro: 0, coveredMicro: 0, returnedMicro: 9_000_000 };
  expect(standingOf(bill(false), gone)).toBe('returned');
  expect(standingOf(bill(true), gone)).toBe('refunded');
});

it('nobody owes anything for an order whose money is returned', () => {
  expect(debtors(bill(true))).toEqual([]);
  expect(owedToHost(bill(true))).toEqual({ owedMicro: 0, openMicro: 0 });
  expect(parts.map((one) => standingOf(bill(true), one))).toEqual(parts.map(() => 'refunded'));
});
