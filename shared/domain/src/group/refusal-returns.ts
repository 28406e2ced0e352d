import { splitInCents } from './split-in-cents';

/** A person's part of a group's bill, and the price of their refused lines; in micro units of whole cents. */
type RefusedPart = {
  /** Whether they alone paid delivery, service and tip. */
  readonly paysShared: boolean;
  readonly amountMicro: number;
  readonly refusedMicro: number;
};

/** What an order became cheaper by, and how much of it is delivery and service with their tax; in micro units of whole cents. */
type Cheaper = { readonly amountMicro: number; readonly sharedMicro: number };

/** Weighs what a person gets of what is left; `openMicro` is what is left of their part. */
type Claim = (part: RefusedPart, openMicro: number) => number;

/** Who gets what is left: whose lines were refused, then who alone paid what is shared, then who still pays something. */
const CLAIMS: readonly Claim[] = [
  ({ refusedMicro }) => refusedMicro,
  ({ paysShared }) => (paysShared ? 1 : 0),
  (_part, openMicro) => openMicro,
];

/**
 * Divides what an order became cheaper by when lines were refused, in whole cents, and returns what each person's part
 * falls by, in the given order. Whoever paid a cost gets it back first: who alone paid what is shared gets that, and the
 * owners of the lines the rest. No part rises or falls below zero. The returns add up exactly to the amount, which is at
 * most the sum of the parts. Odd cents go to the first.
 */
export function refusalReturns(
  parts: readonly RefusedPart[],
  { amountMicro: cheaperMicro, sharedMicro }: Cheaper,
): readonly number[] {
  let returned = handOut(
    parts,
    parts.map(() => 0),
    Math.min(sharedMicro, cheaperMicro),
    ({ paysShared }) => (paysShared ? 1 : 0),
  );
  for (const claim of CLAIMS)
    for (let leftMicro = cheaperMicro - sumOf(returned); leftMicro > 0;) {
      const next = handOut(parts, returned, leftMicro, claim);
      if (sumOf(next) === sumOf(returned)) break;
      returned = next;
      leftMicro = cheaperMicro - sumOf(returned);
    }
  return returned;
}

/** Adds one division of an amount among those who have a claim, to each at most what is left of their part. */
function handOut(
  parts: readonly RefusedPart[],
  returned: readonly number[],
  amountMicro: number,
  claim: Claim,
): readonly number[] {
  const open = parts.map((part, at) => part.amountMicro - (returned[at] ?? 0));
  const weights = parts.map((part, at) => (open[at] ? claim(part, open[at]) : 0));
  if (sumOf(weights) === 0) return returned;
  return splitInCents(amountMicro, weights).map(
    (share, at) => (returned[at] ?? 0) + Math.min(share, open[at] ?? 0),
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
