import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { microFromCents } from '../money/micro';
import { refusalReturns } from './refusal-returns';

/**
 * Amounts in cents: each person's part and the price of their refused lines. The first person is the host, who alone pays
 * what is shared where a case says how much of it was returned.
 */
type Case = readonly [
  what: string,
  parts: readonly (readonly [number, number])[],
  cheaper: number,
  falls: readonly number[],
  shared?: number,
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
    '… the host’s refused lines among them',
    [
      [900, 500],
      [300, 500],
      [700, 500],
    ],
    1500,
    [600, 300, 600],
  ],
  [
    '… then to all who still pay something, by what they pay',
    [
      [900, 0],
      [500, 500],
      [400, 0],
      [200, 0],
    ],
    800,
    [180, 500, 80, 40],
  ],
  [
    'a host who alone paid delivery and service gets what they fell by, before the owner of the dish',
    [
      [1500, 0],
      [2400, 1000],
      [1200, 0],
    ],
    1130,
    [77, 1053, 0],
    77,
  ],
  [
    '… and odd cents before guests whose dishes were made',
    [
      [1500, 0],
      [1053, 1000],
      [1200, 0],
    ],
    1131,
    [78, 1053, 0],
    77,
  ],
  [
    '… at most what the host paid',
    [
      [50, 0],
      [1200, 1000],
      [900, 0],
    ],
    1130,
    [50, 1080, 0],
    77,
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
    [64, 36],
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

it.each(CASES)('[GRP-15] %s', (_what, parts, cheaper, falls, shared = 0) => {
  const people = parts.map(([amount, refused], at) => ({
    paysShared: shared > 0 && at === 0,
    amountMicro: microFromCents(amount),
    refusedMicro: microFromCents(refused),
  }));
  const wanted = { amountMicro: microFromCents(cheaper), sharedMicro: microFromCents(shared) };
  expect(refusalReturns(people, wanted)).toEqual(falls.map(microFromCents));
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
    paysShared: fc.boolean(),
    /** In thousandths of all parts, and of what the order became cheaper by. */
    cheaperOf: fc.nat(1_000),
    sharedOf: fc.nat(1_000),
  })
  .map(({ parts, cheaperOf, sharedOf, paysShared }) => {
    const people = parts.map((part, at) => ({ ...part, paysShared: paysShared && at === 0 }));
    const cheaperCents = Math.floor(
      (sum(parts.map(({ amountMicro }) => amountMicro)) / microFromCents(1)) * (cheaperOf / 1_000),
    );
    const sharedCents = Math.floor(cheaperCents * (sharedOf / 1_000));
    return {
      people,
      cheaper: { amountMicro: microFromCents(cheaperCents), sharedMicro: microFromCents(sharedCents) },
    };
  });

it('[GRP-15] gives back exactly what the order became cheaper by, in whole cents, and nobody’s part rises', () => {
  fc.assert(
    fc.property(bills, ({ people, cheaper }) => {
      const returned = refusalReturns(people, cheaper);
      expect(sum(returned)).toBe(cheaper.amountMicro);
      for (const [at, micro] of returned.entries()) {
        expect(micro).toBeGreaterThanOrEqual(0);
        expect(micro).toBeLessThanOrEqual(people[at]?.amountMicro ?? 0);
        expect(micro % microFromCents(1)).toBe(0);
      }
    }),
  );
});

it('[GRP-15] gives whoever did not pay a cost nothing of it before those who did have all back', () => {
  fc.assert(
    fc.property(bills, ({ people, cheaper }) => {
      fc.pre(people.some(({ refusedMicro }) => refusedMicro > 0));
      const returned = refusalReturns(people, cheaper);
      const claims = people.map(({ paysShared, refusedMicro }) => paysShared || refusedMicro > 0);
      const openMicro = sum(
        people.map(({ amountMicro }, at) => (claims[at] ? amountMicro - (returned[at] ?? 0) : 0)),
      );
      const spilledMicro = sum(returned.filter((_micro, at) => !claims[at]));
      expect(Math.min(openMicro, spilledMicro)).toBe(0);
    }),
  );
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
