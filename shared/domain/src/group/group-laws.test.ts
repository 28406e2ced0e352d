import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { microFromCents } from '../money/micro';
import { billShares } from './bill-shares';
import { groupPayment } from './group-payment';
import { guestPayment } from './guest-payment';

const WAYS = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'] as const;
/** Fees, tip, tax and the discount on food and on the rest are each divided once. */
const DIVISIONS = 5;

const cents = (max: number) => fc.nat(max).map(microFromCents);
const splits = fc.oneof(
  fc.constant({ paymentSplit: 'PAY_SEPARATELY', fixedAmountMicro: null } as const),
  fc.record({
    paymentSplit: fc.constant('FIXED_AMOUNT' as const),
    fixedAmountMicro: fc.option(cents(3_000)),
  }),
);
const costs = fc.record({
  deliveryChargeMicro: cents(2_000),
  serviceChargeMicro: cents(5_000),
  taxMicro: cents(9_000),
  tipMicro: cents(9_000),
});
/** The prices of people's lines. The first one is the host. */
const people = fc.array(fc.array(cents(6_000), { maxLength: 4 }), { minLength: 1, maxLength: 12 });
const groups = fc.record({
  people,
  costs,
  way: fc.constantFrom(...WAYS),
  split: splits,
  /** What each guest's card holds, as a part of what was agreed to, in hundredths. */
  heldParts: fc.array(fc.nat(150), { minLength: 12, maxLength: 12 }),
  coveredSeats: fc.uniqueArray(fc.nat(11)),
});
type Group = typeof groups extends fc.Arbitrary<infer One> ? One : never;

it('[GRP-15] the parts add up to the bill, and what is covered and owed to each part, in every split', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const { eaters, bill, guests } = billOf(group);
      const shares = billShares(eaters, bill, group.way);
      expect(sum(shares.map(({ amountMicro }) => amountMicro))).toBe(bill.totalMicro);
      for (const { amountMicro, coveredMicro, ownMicro } of guests) {
        expect(coveredMicro + ownMicro).toBe(amountMicro);
        expect(Math.min(coveredMicro, ownMicro)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('[GRP-15] a fixed amount covers the same for everybody, and who is below it pays nothing', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const { guests } = billOf(group);
      const { paymentSplit, fixedAmountMicro } = group.split;
      for (const { amountMicro, coveredMicro, ownMicro } of guests) {
        if (paymentSplit === 'PAY_SEPARATELY') expect(ownMicro).toBe(amountMicro);
        else if (fixedAmountMicro === null) expect(ownMicro).toBe(0);
        else
          expect([coveredMicro, ownMicro]).toEqual(
            amountMicro > fixedAmountMicro
              ? [fixedAmountMicro, amountMicro - fixedAmountMicro]
              : [amountMicro, 0],
          );
      }
    }),
  );
});

it('[GRP-15] no card pays more than its owner agreed to, and no order lacks a payment', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const { guests, bill } = billOf(group);
      const covered = group.coveredSeats.map(String);
      const payment = groupPayment(bill.totalMicro, guests, covered);
      const taken = (id: string) =>
        payment.captures.find(({ externalUserId }) => externalUserId === id)?.amountMicro ?? 0;
      for (const { externalUserId, ownMicro, heldMicro } of guests) {
        expect(taken(externalUserId)).toBe(Math.min(ownMicro, heldMicro));
        const isMissing = payment.missing.some((one) => one.externalUserId === externalUserId);
        expect(isMissing).toBe(ownMicro > heldMicro && !covered.includes(externalUserId));
      }
      expect(payment.hostMicro + sum(payment.captures.map(({ amountMicro }) => amountMicro))).toBe(
        bill.totalMicro,
      );
      const hostsPartMicro = bill.totalMicro - sum(guests.map(({ ownMicro }) => ownMicro));
      expect(payment.hostMicro).toBeGreaterThanOrEqual(hostsPartMicro);
    }),
  );
});

it('[GRP-15] the order in which people joined moves a part by at most a cent for each kind of cost', () => {
  const reordered = groups.chain((group) =>
    fc
      .shuffledSubarray([...group.people.keys()], { minLength: group.people.length })
      .map((seats) => ({ ...group, seats })),
  );
  fc.assert(
    fc.property(reordered, ({ seats, ...group }) => {
      const { eaters, bill } = billOf(group);
      // Tax follows food and fees, so an odd cent of a fee moves it by the rate of the tax. No rate is above 100 %.
      fc.pre(bill.taxMicro <= bill.totalMicro - bill.taxMicro - bill.tipMicro);
      const others = eaters.map((eater, at) => ({ ...eater, seat: seats[at] ?? at }));
      const [first, second] = [eaters, others].map((some) => billShares(some, bill, group.way));
      first?.forEach(({ amountMicro }, at) => {
        const movedMicro = Math.abs(amountMicro - (second?.[at]?.amountMicro ?? 0));
        expect(movedMicro).toBeLessThanOrEqual(DIVISIONS * microFromCents(1));
      });
    }),
  );
});

/** Returns the bill of a group, and what each guest owes and their card holds of it. */
function billOf({ people: lines, costs: others, way, split, heldParts }: Group) {
  const eaters = lines.map((own, seat) => ({
    seat,
    foodMicro: sum(own),
    isHost: seat === 0,
  }));
  const totalMicro = sum([...Object.values(others), ...eaters.map(({ foodMicro }) => foodMicro)]);
  const bill = { ...others, totalMicro };
  const guests = billShares(eaters, bill, way)
    .map(({ amountMicro }, seat) => {
      const { coveredMicro, ownMicro } = guestPayment(amountMicro, split);
      const heldMicro = Math.floor((ownMicro * (heldParts[seat] ?? 0)) / 100);
      return { externalUserId: String(seat), amountMicro, coveredMicro, ownMicro, heldMicro };
    })
    .slice(1);
  return { eaters, bill, guests };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
