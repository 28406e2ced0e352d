import fc from 'fast-check';
import { GUEST_ACTS } from './guest-acts';
import { CONFIRM_ACTS, SETTING_ACTS } from './host-acts';
import { CO_HOST_ACTS } from './people-acts';
import type { Act } from './room';

/** What one person does in a step, and a number that chooses among amounts, lines or people. */
type Turn = { readonly name: string; readonly act: Act; readonly amount: number };

/** Where the process is killed: some time after a step's requests were sent, or at a crash point. */
type Cut = {
  readonly atStep: number;
  readonly place: { readonly afterMs: number } | { readonly step: string; readonly times: number };
};

/** Requests that are under way at once. */
type Step = {
  readonly host: Turn | null;
  readonly secondTab: Turn | null;
  readonly guests: readonly (Turn | null)[];
};

export type Plan = {
  /** Chooses how the group pays. */
  readonly split: number;
  readonly steps: readonly Step[];
  readonly cut: Cut | null;
  readonly isCancelledAtLast: boolean;
  /** Chooses the lines that the kitchen refuses at last, one refusal after the other. */
  readonly refused: readonly number[];
};

export const GUESTS = 3;
const [FEWEST_STEPS, MOST_STEPS] = [3, 5];
/** One in so many plans kills the process. */
const CUT_EVERY = 3;

const turn = (...acts: readonly Readonly<Record<string, Act>>[]): fc.Arbitrary<Turn> =>
  fc
    .tuple(fc.constantFrom(...acts.flatMap((some) => Object.entries(some))), fc.nat(1_000))
    .map(([[name, act], amount]) => ({ name, act, amount }));

const { join, add, pay } = GUEST_ACTS;
// People mostly come, add and pay.
const guestTurn = turn(GUEST_ACTS, ...Array.from({ length: 2 }, () => ({ join, add, pay })));
const confirmTurn = turn(CONFIRM_ACTS);
const { cancel, ...settings } = SETTING_ACTS;
const hostTurn = fc.oneof(
  { weight: 16, arbitrary: turn(settings) },
  { weight: 8, arbitrary: confirmTurn },
  { weight: 1, arbitrary: turn({ cancel }) },
);
const step = fc.record<Step>({
  host: fc.option(hostTurn, { freq: 3 }),
  secondTab: fc.option(confirmTurn, { freq: 1 }),
  // The first guest is sometimes a co-host.
  guests: fc.tuple(
    ...Array.from({ length: GUESTS }, (_none, seat) =>
      fc.option(seat > 0 ? guestTurn : turn(GUEST_ACTS, { join, add, pay }, CO_HOST_ACTS, CO_HOST_ACTS), {
        freq: 4,
      }),
    ),
  ),
});
/** A cut inside of a payment that nobody makes in its step waits for the next payment. */
const cut = fc.record<Cut>({
  atStep: fc.nat(FEWEST_STEPS - 1),
  place: fc.oneof(
    fc.record({ afterMs: fc.nat(80) }),
    fc.constantFrom(
      { step: 'host authorised', times: 1 },
      { step: 'order written', times: 1 },
      { step: 'hold settled', times: 1 },
      { step: 'hold settled', times: 2 },
      { step: 'host released', times: 1 },
    ),
  ),
});

/** Returns plans that follow from a seed. */
export function plannedFor(seed: number, count: number): readonly Plan[] {
  const plan = fc.record({
    split: fc.nat(1_000),
    steps: fc.array(step, { minLength: FEWEST_STEPS, maxLength: MOST_STEPS }),
    cut,
    isCancelledAtLast: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
    refused: fc.array(fc.nat(255), { maxLength: 2 }),
  });
  return fc
    .sample(plan, { seed, numRuns: count })
    .map((one, at) => (at % CUT_EVERY === 0 ? one : { ...one, cut: null }));
}
