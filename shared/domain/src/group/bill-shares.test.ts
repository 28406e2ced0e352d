import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { microFromCents } from '../money/micro';
import { billShares } from './bill-shares';

const WAYS = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'] as const;

const cents = (max: number) => fc.nat(max).map(microFromCents);
const someFood = fc.oneof(fc.constant(0), cents(20_000));
const bills = fc
  .record({
    foods: fc.array(someFood, { minLength: 1, maxLength: 40 }),
    deliveryChargeMicro: cents(2_000),
    serviceChargeMicro: cents(5_000),
    taxMicro: cents(9_000),
    tipMicro: cents(9_000),
    /** In thousandths of everything before the discount. */
    discountOf: fc.nat(1_000),
  })
  .map(({ foods, discountOf, ...costs }) => {
    const feesMicro = costs.deliveryChargeMicro + costs.serviceChargeMicro;
    const beforeMicro = sum(foods) + feesMicro + costs.taxMicro + costs.tipMicro;
    const discountMicro = microFromCents(
      Math.floor((beforeMicro / microFromCents(1)) * (discountOf / 1_000)),
    );
    return {
      eaters: eatersOf(foods),
      costs: { ...costs, totalMicro: beforeMicro - discountMicro },
      feesMicro,
      discountMicro,
    };
  });

it.each(WAYS)(
  '[GRP-15] %s: the parts add up to the bill, and each kind of cost to what it came to',
  (way) => {
    fc.assert(
      fc.property(bills, ({ eaters, costs, feesMicro, discountMicro }) => {
        const shares = billShares(eaters, costs, way);
        expect(shares.map(({ foodMicro }) => foodMicro)).toEqual(eaters.map(({ foodMicro }) => foodMicro));
        expect(sum(shares.map(({ amountMicro }) => amountMicro))).toBe(costs.totalMicro);
        expect(sum(shares.map((share) => share.feesMicro))).toBe(feesMicro);
        expect(sum(shares.map(({ taxMicro }) => taxMicro))).toBe(costs.taxMicro);
        expect(sum(shares.map(({ tipMicro }) => tipMicro))).toBe(costs.tipMicro);
        expect(sum(shares.map((share) => share.discountMicro))).toBe(discountMicro);
        for (const share of shares) {
          const { foodMicro, taxMicro, tipMicro, amountMicro } = share;
          expect(amountMicro).toBe(foodMicro + share.feesMicro + taxMicro + tipMicro - share.discountMicro);
          expect(Object.values(share).every((micro) => micro % microFromCents(1) === 0)).toBe(true);
        }
      }),
    );
  },
);

it.each(WAYS)('[GRP-15] %s: no part of anything is negative', (way) => {
  fc.assert(
    fc.property(bills, ({ eaters, costs }) => {
      const amounts = billShares(eaters, costs, way).flatMap((share) => Object.values(share));
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it.each(WAYS)('[GRP-15] %s: everybody pays the same, in whichever order people are listed', (way) => {
  const shuffled = bills.chain((bill) =>
    fc
      .shuffledSubarray([...bill.eaters], { minLength: bill.eaters.length })
      .map((others) => ({ ...bill, others })),
  );
  fc.assert(
    fc.property(shuffled, ({ eaters, others, costs }) => {
      const bySeat = billShares(eaters, costs, way);
      expect(billShares(others, costs, way)).toEqual(others.map(({ seat }) => bySeat[seat]));
    }),
  );
});

it('[GRP-15] BY_VALUE: who ordered nothing pays nothing', () => {
  fc.assert(
    fc.property(bills, ({ eaters, costs }) => {
      fc.pre(eaters.some(({ foodMicro }) => foodMicro > 0));
      const shares = billShares(eaters, costs, 'BY_VALUE');
      const without = shares.filter(({ foodMicro }) => foodMicro === 0);
      expect(without.every(({ amountMicro }) => amountMicro === 0)).toBe(true);
    }),
  );
});

it('[GRP-15] EQUALLY: who ordered shares fees and tip to the cent, who ordered nothing pays nothing', () => {
  fc.assert(
    fc.property(bills, ({ eaters, costs }) => {
      fc.pre(eaters.some(({ foodMicro }) => foodMicro > 0));
      const shares = billShares(eaters, costs, 'EQUALLY');
      const having = shares.filter(({ foodMicro }) => foodMicro > 0);
      for (const parts of [having.map(({ feesMicro }) => feesMicro), having.map(({ tipMicro }) => tipMicro)])
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(microFromCents(1));
      const without = shares.filter(({ foodMicro }) => foodMicro === 0);
      expect(without.every(({ amountMicro }) => amountMicro === 0)).toBe(true);
    }),
  );
});

it('[GRP-15] HOST_PAYS: fees and tip are the host’s, even of a host who ordered nothing', () => {
  fc.assert(
    fc.property(bills, ({ eaters, costs, feesMicro }) => {
      const [host, ...guests] = billShares(eaters, costs, 'HOST_PAYS');
      expect([host?.feesMicro, host?.tipMicro]).toEqual([feesMicro, costs.tipMicro]);
      expect(guests.every((guest) => guest.feesMicro === 0 && guest.tipMicro === 0)).toBe(true);
    }),
  );
});

const COSTS = {
  deliveryChargeMicro: 4_000_000,
  serviceChargeMicro: 1_000_000,
  taxMicro: 2_210_000,
  tipMicro: 0,
  totalMicro: 23_210_000,
};

it('divides by the price of the food unless the host chose otherwise', () => {
  const [ana, ben, kay] = billShares(eatersOf([12_000_000, 0, 4_000_000]), COSTS);
  expect(ben?.amountMicro).toBe(0);
  expect(ana).toEqual({
    foodMicro: 12_000_000,
    feesMicro: 3_750_000,
    taxMicro: 1_660_000,
    tipMicro: 0,
    discountMicro: 0,
    amountMicro: 17_410_000,
  });
  expect(kay?.amountMicro).toBe(23_210_000 - 17_410_000);
});

it.each([
  ['BY_VALUE', [3_750_000, 0, 1_250_000], [1_660_000, 0, 550_000]],
  ['EQUALLY', [2_500_000, 0, 2_500_000], [1_530_000, 0, 680_000]],
  ['HOST_PAYS', [5_000_000, 0, 0], [1_790_000, 0, 420_000]],
] as const)('%s: fees of 5.00 divide as %j, and their tax with them as %j', (way, fees, taxes) => {
  const shares = billShares(eatersOf([12_000_000, 0, 4_000_000]), COSTS, way);
  expect(shares.map(({ feesMicro }) => feesMicro)).toEqual(fees);
  expect(shares.map(({ taxMicro }) => taxMicro)).toEqual(taxes);
});

/** Returns people with the given food. The first one is the host. */
function eatersOf(foods: readonly number[]) {
  return foods.map((foodMicro, seat) => ({ seat, foodMicro, isHost: seat === 0 }));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
