import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { microFromCents } from '../money/micro';
import { refusalReturns } from './refusal-returns';

/** Amounts in cents: each person's part and the price of their refused lines. The first person is the host. */
type Case = readonly [
  what: string,
  parts: readonly (readonly [number, number])[],
  cheaper: number,
  falls: readonly number[],
];

const CASES: readonly Case[] = [
  [
    'one guest’s dishes cost the delivery nothing',
    [
      [1200, 0],
      [2400, 2000],
      [1200, 0],
    ],
    2260,
    [0, 2260, 0],
  ],
  [
    'all lines of two guests by their price',
    [
      [1000, 0],
      [3000, 2000],
      [2000, 1000],
    ],
    3300,
    [0, 2200, 1100],
  ],
  [
    'odd cents go to the largest remainder, then to the first',
    [
      [0, 0],
      [900, 500],
      [900, 500],
      [900, 500],
    ],
    1000,
    [0, 334, 333, 333],
  ],
  [
    'only the host’s lines',
    [
      [2000, 900],
      [1000, 0],
    ],
    1000,
    [1000, 0],
  ],
  [
    'the host’s lines count like everybody’s',
    [
      [2000, 500],
      [1000, 500],
    ],
    1000,
    [500, 500],
  ],
  [
    'a discount makes it less than the lines',
    [
      [1000, 0],
      [1800, 2000],
    ],
    1500,
    [0, 1500],
  ],
  [
    'what one part is too small for goes to others who had lines refused',
    [
      [1000, 0],
      [300, 500],
      [900, 500],
    ],
    1000,
    [0, 300, 700],
  ],
  [
    '… and to the host’s refused lines only after them',
    [
      [900, 500],
      [300, 500],
      [700, 500],
    ],
    1500,
    [500, 300, 700],
  ],
  [
    '… then to guests who still pay something, by what they pay',
    [
      [900, 0],
      [500, 500],
      [400, 0],
      [200, 0],
    ],
    800,
    [0, 500, 200, 100],
  ],
  [
    '… and to the host last',
    [
      [900, 0],
      [500, 500],
      [400, 0],
    ],
    1000,
    [100, 500, 400],
  ],
  [
    'nothing became cheaper',
    [
      [900, 0],
      [500, 500],
    ],
    0,
    [0, 0],
  ],
  [
    'refused lines without a price',
    [
      [900, 0],
      [500, 0],
    ],
    100,
    [0, 100],
  ],
  [
    'everything became free',
    [
      [900, 900],
      [500, 500],
    ],
    1400,
    [900, 500],
  ],
];

it.each(CASES)('[GRP-15] %s', (_what, parts, cheaper, falls) => {
  expect(refusalReturns(parts.map(partOf), microFromCents(cheaper))).toEqual(falls.map(microFromCents));
});

const cents = (max: number) => fc.nat(max).map(microFromCents);
const bills = fc
  .record({
    parts: fc.array(
      fc.record({ amountMicro: cents(20_000), refusedMicro: fc.oneof(fc.constant(0), cents(20_000)) }),
      {
        minLength: 1,
        maxLength: 30,
      },
    ),
    /** In thousandths of all parts. */
    cheaperOf: fc.nat(1_000),
  })
  .map(({ parts, cheaperOf }) => {
    const people = parts.map((part, at) => ({ ...part, isHost: at === 0 }));
    const cheaperCents = Math.floor(
      (sum(parts.map(({ amountMicro }) => amountMicro)) / microFromCents(1)) * (cheaperOf / 1_000),
    );
    return { people, cheaperMicro: microFromCents(cheaperCents) };
  });

it('[GRP-15] gives back exactly what the order became cheaper by, in whole cents, and nobody’s part rises', () => {
  fc.assert(
    fc.property(bills, ({ people, cheaperMicro }) => {
      const returned = refusalReturns(people, cheaperMicro);
      expect(sum(returned)).toBe(cheaperMicro);
      for (const [at, micro] of returned.entries()) {
        expect(micro).toBeGreaterThanOrEqual(0);
        expect(micro).toBeLessThanOrEqual(people[at]?.amountMicro ?? 0);
        expect(micro % microFromCents(1)).toBe(0);
      }
    }),
  );
});

it('[GRP-15] gives somebody without a refused line nothing before the parts of all others with one are back', () => {
  fc.assert(
    fc.property(bills, ({ people, cheaperMicro }) => {
      fc.pre(people.some(({ refusedMicro }) => refusedMicro > 0));
      const returned = refusalReturns(people, cheaperMicro);
      const openMicro = sum(
        people.map((part, at) => (part.refusedMicro > 0 ? part.amountMicro - (returned[at] ?? 0) : 0)),
      );
      const spilledMicro = sum(people.map((part, at) => (part.refusedMicro > 0 ? 0 : (returned[at] ?? 0))));
      expect(Math.min(openMicro, spilledMicro)).toBe(0);
    }),
  );
});

function partOf([amount, refused]: readonly [number, number], at: number) {
  return { isHost: at === 0, amountMicro: microFromCents(amount), refusedMicro: microFromCents(refused) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
