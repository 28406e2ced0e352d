import { expect, it } from '@jest/globals';
import { eventOfReopening, eventOfSight, isInTheWay, SETTLE_MS } from './payment-attempt';

const LEFT_AT = 1_000_000;
const sent = { step: 'sent', leftAt: LEFT_AT } as const;
const young = LEFT_AT + SETTLE_MS - 1;
const old = LEFT_AT + SETTLE_MS;
const nothing = { order: undefined, isThere: true, isPaidElsewhere: false };

it.each([
  ['an order', { ...nothing, order: 'o1' }, sent, young, 'sawOrder'],
  ['no order, a young request', nothing, sent, young, 'sawNothingYet'],
  [
    'no order, a young answer to the bank',
    nothing,
    { ...sent, step: 'answered' as const },
    young,
    'sawNothingYet',
  ],
  ['no order, an old request', nothing, sent, old, 'sawNoOrder'],
  ['no order, an old request, no cart', { ...nothing, isThere: false }, sent, old, 'sawNeither'],
  ['no order, a bank that asked', nothing, { ...sent, step: 'challenged' as const }, young, 'sawLeftBank'],
  ['another window that pays', { ...nothing, isPaidElsewhere: true }, sent, old, 'sawNothingYet'],
  ['no order, no attempt', nothing, undefined, young, 'sawNoOrder'],
  ['no order, no attempt, no cart', { ...nothing, isThere: false }, undefined, young, 'sawNoOrder'],
] as const)('%s leads to the expected event', (_what, sight, attempt, now, kind) => {
  expect(eventOfSight(sight, attempt, now).kind).toBe(kind);
});

it.each([
  ['a guest finds the guest’s attempt', null, null, 'reopened'],
  ['a person finds their own', 'ana', 'ana', 'reopened'],
  ['a person who signed in meanwhile finds what they sent as a guest', null, 'ana', 'reopened'],
  ['a guest finds a person’s: only that person may ask', 'ana', null, 'sessionEnded'],
  ['another person finds nothing', 'ana', 'ben', undefined],
] as const)('%s', (_what, buyer, caller, kind) => {
  expect(eventOfReopening({ buyer }, caller)?.kind).toBe(kind);
});

it.each([
  ['their own', { buyer: 'ana', step: 'sent' }, 'ana', true],
  ['a guest’s', { buyer: null, step: 'answered' }, 'ana', true],
  ['one that waits for the bank', { buyer: 'ana', step: 'challenged' }, 'ana', false],
  ['another person’s', { buyer: 'ana', step: 'sent' }, 'ben', false],
  ['a person’s, for a guest', { buyer: 'ana', step: 'sent' }, null, false],
] as const)('decides whether an attempt blocks the caller: %s', (_what, attempt, caller, isIt) => {
  expect(isInTheWay(attempt, caller)).toBe(isIt);
});
