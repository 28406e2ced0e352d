import { expect, it } from '@jest/globals';
import { mayPay, nextPayment } from './payment-state';
import type { PaymentEvent, PaymentState } from './payment-state';

type Event = PaymentEvent<string>;

const walk = (...events: readonly Event[]): PaymentState<string> =>
  events.reduce<PaymentState<string>>((state, event) => nextPayment<string>(state, event), { kind: 'ready' });

const lost: readonly Event[] = [{ kind: 'pressed' }, { kind: 'answerLost' }];
const challenged: readonly Event[] = [{ kind: 'pressed' }, { kind: 'bankAsked' }];

it.each<[string, readonly Event[], PaymentState<string>]>([
  ['an answer', [{ kind: 'pressed' }, { kind: 'accepted', order: 'o1' }], { kind: 'paid', order: 'o1' }],
  ['a refusal', [{ kind: 'pressed' }, { kind: 'refused' }], { kind: 'notPaid', reason: 'refused' }],
  ['no answer', lost, { kind: 'checking' }],
  ['no answer, an order', [...lost, { kind: 'sawOrder', order: 'o1' }], { kind: 'paid', order: 'o1' }],
  ['no answer, no order yet', [...lost, { kind: 'sawNothingYet' }], { kind: 'checking' }],
  ['no answer, no order', [...lost, { kind: 'sawNoOrder' }], { kind: 'notPaid', reason: 'lost' }],
  ['no answer, no order and no cart', [...lost, { kind: 'sawNeither' }], { kind: 'unsure' }],
  ['no answer, no service', [...lost, { kind: 'lookFailed' }], { kind: 'unreachable' }],
  [
    'a service that comes back with an order',
    [...lost, { kind: 'lookFailed' }, { kind: 'sawOrder', order: 'o1' }],
    { kind: 'paid', order: 'o1' },
  ],
  ['the bank’s question', challenged, { kind: 'asking' }],
  ['a bank that declines', [...challenged, { kind: 'refused' }], { kind: 'notPaid', reason: 'refused' }],
  [
    'a bank that accepts, and no answer',
    [...challenged, { kind: 'bankPassed' }, { kind: 'answerLost' }],
    { kind: 'checking' },
  ],
  [
    'a page left while the bank asked',
    [{ kind: 'reopened' }, { kind: 'sawLeftBank' }],
    { kind: 'notPaid', reason: 'abandoned' },
  ],
  [
    'a bank that accepts after another window has paid',
    [...challenged, { kind: 'outrun' }],
    { kind: 'checking' },
  ],
  ['another window that pays', [{ kind: 'outrun' }], { kind: 'checking' }],
  ['a session that ended', [{ kind: 'sessionEnded' }], { kind: 'signedOut' }],
  [
    'a guest who orders after a person was signed out',
    [{ kind: 'sessionEnded' }, { kind: 'setAside' }],
    { kind: 'ready' },
  ],
  ['a press while the outcome is unknown', [...lost, { kind: 'pressed' }], { kind: 'checking' }],
  [
    'a press after an order',
    [{ kind: 'pressed' }, { kind: 'accepted', order: 'o1' }, { kind: 'pressed' }],
    { kind: 'paid', order: 'o1' },
  ],
])('%s leads to the expected state', (_what, events, state) => {
  expect(walk(...events)).toEqual(state);
});

it('returns the same object while nothing changes, so that no screen renders again', () => {
  const checking: PaymentState<string> = { kind: 'checking' };
  expect(nextPayment(checking, { kind: 'sawNothingYet' })).toBe(checking);
});

it.each<[PaymentState<string>, boolean]>([
  [{ kind: 'ready' }, true],
  [{ kind: 'notPaid', reason: 'lost' }, true],
  [{ kind: 'sending' }, false],
  [{ kind: 'asking' }, false],
  [{ kind: 'answering' }, false],
  [{ kind: 'checking' }, false],
  [{ kind: 'unreachable' }, false],
  [{ kind: 'signedOut' }, false],
  [{ kind: 'unsure' }, false],
  [{ kind: 'paid', order: 'o1' }, false],
])('%j allows a payment: %s', (state, isOffered) => {
  expect(mayPay(state)).toBe(isOffered);
});
