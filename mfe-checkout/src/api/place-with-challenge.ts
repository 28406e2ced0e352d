import type { Order, PlaceOrderAnswer } from '@tiffin/contracts';
import { answerChallenge } from '@tiffin/card-provider';
import type { CodeAsk } from '../domain/code-ask';
import type { PlaceProblem } from '../domain/place-problem';
import { codeAskOf } from './code-ask-of';
import { placeProblemOf } from './place-problem-of';
import { forgetSentOrder, keepSentOrder, withProof } from './sent-order';
import type { SentOrder } from './sent-order';

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: Order; readonly guestOrderToken: string | null }
  /** The merchant asks for a code, and has sent one; nothing was charged. */
  | { readonly kind: 'code'; readonly ask: CodeAsk }
  | { readonly kind: 'problem'; readonly problem: PlaceProblem };

type Steps = {
  /** Sends once under the intent's key. */
  readonly run: (order: SentOrder) => Promise<PlaceOrderAnswer>;
  readonly onConfirming: (isConfirming: boolean) => void;
};

/** Places an order; where the bank asks, lets the person answer and sends the order again with the answer. */
export async function placeWithChallenge(order: SentOrder, steps: Steps): Promise<PlaceOutcome> {
  const { merchantId } = order.body;
  keepSentOrder(merchantId, order);
  const outcome = await sendUntilSettled(order, steps);
  const isOpen = outcome.kind === 'problem' && outcome.problem.kind === 'lost';
  if (!isOpen) forgetSentOrder(merchantId);
  return outcome;
}

async function sendUntilSettled(order: SentOrder, { run, onConfirming }: Steps): Promise<PlaceOutcome> {
  try {
    const first = await run(order);
    if ('order' in first) return { kind: 'placed', ...first };
    keepSentOrder(order.body.merchantId, { ...order, isChallenged: true });
    onConfirming(true);
    const bank = await answerChallenge(first.placeOrderChallenge);
    onConfirming(false);
    if (bank.kind !== 'answered') {
      return problem({ kind: bank.kind === 'refused' ? 'challenge' : 'script' });
    }
    const second = await run(withProof(order, { challengeAnswer: bank.answer }));
    return 'order' in second ? { kind: 'placed', ...second } : problem({ kind: 'challenge' });
  } catch (error) {
    const ask = codeAskOf(error);
    return ask ? { kind: 'code', ask } : problem(placeProblemOf(error));
  }
}

function problem(of: PlaceProblem): PlaceOutcome {
  return { kind: 'problem', problem: of };
}
