import { ApiError, beginAttempt } from '@tiffin/api';
import type { OwnAttempt } from '@tiffin/api';
import type { ConfirmFulfillmentAnswer, ConfirmFulfillmentInput } from '@tiffin/contracts';
import { groupRefusal } from '../domain/group-refusal';
import { answerOf, refusedBy } from './payment-end';
import type { PaymentEnd } from './payment-end';

/** The result of the host's payment. */
export type ConfirmOutcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** The bill of this checksum changed meanwhile, and nothing was charged. */
  | { readonly kind: 'changed'; readonly checksum: string }
  /** A guest's payment is missing, and nothing was charged. */
  | { readonly kind: 'unpaid' }
  /** No answer came: an order may exist. */
  | { readonly kind: 'lost' }
  /** The group has ordered already: by itself at its deadline, or from another device. Nothing more was charged. */
  | { readonly kind: 'ordered' }
  /** Another window of the host pays. */
  | { readonly kind: 'outrun' }
  | PaymentEnd;

/** The payment's name, its intent and the person who pays. */
export type GroupPayment = { readonly name: string; readonly intent: string; readonly buyer: string };

type Steps = {
  /** Sends once with the intent's key. */
  readonly run: (input: ConfirmFulfillmentInput) => Promise<ConfirmFulfillmentAnswer>;
  readonly onStep: (step: 'bankAsked' | 'bankPassed') => void;
};

/**
 * Closes a group and pays. If the bank challenges, lets the host answer and confirms again with the answer
 * (specification 7). The attempt is stored from before the first request until its outcome is known.
 */
export async function confirmGroup(
  input: ConfirmFulfillmentInput,
  payment: GroupPayment,
  steps: Steps,
): Promise<ConfirmOutcome> {
  const { name, intent, buyer } = payment;
  const own = beginAttempt(name, { intent, buyer, changedAt: null });
  const outcome = await confirmUntilSettled(input, own, steps);
  if (outcome.kind !== 'lost' && outcome.kind !== 'outrun') own.forget();
  return outcome;
}

async function confirmUntilSettled(
  input: ConfirmFulfillmentInput,
  own: OwnAttempt,
  { run, onStep }: Steps,
): Promise<ConfirmOutcome> {
  const first = await attempt(input, run);
  if (!('paymentChallenge' in first)) return first;
  if (!own.reach('challenged')) return { kind: 'outrun' };
  onStep('bankAsked');
  const bank = await answerOf(first.paymentChallenge);
  if (bank.kind !== 'answered') return bank;
  if (!own.reach('answered')) return { kind: 'outrun' };
  onStep('bankPassed');
  const second = await attempt({ ...input, paymentChallengeAnswer: bank.answer }, run);
  if ('paymentChallenge' in second) return { kind: 'failed' };
  return second.kind === 'refused' ? { kind: 'failed' } : second;
}

type Challenge = Extract<ConfirmFulfillmentAnswer, { readonly paymentChallenge: unknown }>;

async function attempt(
  input: ConfirmFulfillmentInput,
  run: Steps['run'],
): Promise<ConfirmOutcome | Challenge> {
  try {
    const answer = await run(input);
    return 'orderId' in answer ? { kind: 'placed', orderId: answer.orderId } : answer;
  } catch (error) {
    return refusalOf(error, input);
  }
}

function refusalOf(error: unknown, { checksum }: ConfirmFulfillmentInput): ConfirmOutcome {
  // An ended session is no answer either: the host learns the outcome after signing in again.
  if (!(error instanceof ApiError) || error.isInvalidToken) return { kind: 'lost' };
  // A rate-limited request did nothing.
  if (!error.isRefusal && error.status !== 429) return { kind: 'lost' };
  if (error.type === 'GROUP_CHANGED') return { kind: 'changed', checksum };
  if (error.type === 'GUEST_PAYMENT_MISSING') return { kind: 'unpaid' };
  if (groupRefusal(error) === 'CLOSED') return { kind: 'ordered' };
  return refusedBy(error);
}
