import { beginAttempt } from '@tiffin/api';
import type { OwnAttempt } from '@tiffin/api';
import { answerChallenge } from '@tiffin/card-provider';
import type { Order, PlaceOrderAnswer } from '@tiffin/contracts';
import type { CodeAsk } from '../domain/code-ask';
import type { OrderProblem } from '../domain/order-problem';
import { paymentName } from '../domain/payment-name';
import { codeAskOf } from './code-ask-of';
import { orderProblemOf } from './order-problem-of';
import { withProof } from './sent-order';
import type { SentOrder } from './sent-order';

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: Order; readonly guestOrderToken: string | null }
  /** The merchant requires a code and has sent one. Nothing was charged. */
  | { readonly kind: 'code'; readonly ask: CodeAsk }
  /** Another window pays for the same cart. */
  | { readonly kind: 'outrun' }
  | { readonly kind: 'problem'; readonly problem: OrderProblem };

type Steps = {
  /** Sends once with the intent's key. */
  readonly run: (order: SentOrder) => Promise<PlaceOrderAnswer>;
  readonly onStep: (step: 'bankAsked' | 'bankPassed') => void;
};

/**
 * Places an order. If the bank challenges, lets the person answer and sends the order again with the answer.
 * The attempt is stored from before the first request until its outcome is known.
 */
export async function placeWithChallenge(order: SentOrder, steps: Steps): Promise<PlaceOutcome> {
  const { intent, changedAt, kind, body } = order;
  const buyer = kind === 'user' ? body.externalId : null;
  const attempt = beginAttempt(paymentName(body.merchantId), { intent, buyer, changedAt });
  const outcome = await sendUntilSettled(order, steps, attempt);
  const isOpen = outcome.kind === 'problem' && outcome.problem.kind === 'lost';
  if (!isOpen && outcome.kind !== 'outrun') attempt.forget();
  return outcome;
}

async function sendUntilSettled(order: SentOrder, steps: Steps, attempt: OwnAttempt): Promise<PlaceOutcome> {
  try {
    const first = await steps.run(order);
    if ('order' in first) return { kind: 'placed', ...first };
    if (!attempt.reach('challenged')) return { kind: 'outrun' };
    steps.onStep('bankAsked');
    const bank = await answerChallenge(first.placeOrderChallenge);
    if (bank.kind !== 'answered') {
      return problem({ kind: bank.kind === 'refused' ? 'challenge' : 'script' });
    }
    if (!attempt.reach('answered')) return { kind: 'outrun' };
    steps.onStep('bankPassed');
    const second = await steps.run(withProof(order, { challengeAnswer: bank.answer }));
    return 'order' in second ? { kind: 'placed', ...second } : problem({ kind: 'challenge' });
  } catch (error) {
    const ask = codeAskOf(error);
    return ask ? { kind: 'code', ask } : problem(orderProblemOf(error));
  }
}

function problem(of: OrderProblem): PlaceOutcome {
  return { kind: 'problem', problem: of };
}
