import { ApiError } from '@tiffin/api';
import type { ConfirmFulfillmentAnswer, ConfirmFulfillmentInput } from '@tiffin/contracts';
import { answerChallenge } from '@tiffin/card-provider';

/** What came of the host's payment. */
export type ConfirmOutcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Somebody changed something meanwhile: nothing was charged. */
  | { readonly kind: 'changed' }
  /** A refusal with the service's own words. */
  | { readonly kind: 'refused'; readonly title: string; readonly body: string | undefined }
  /** The bank's question was not answered. */
  | { readonly kind: 'unanswered' }
  /** Nobody here can act: try again. */
  | { readonly kind: 'failed' };

type Steps = {
  /** Sends once under the intent's key. */
  readonly run: (input: ConfirmFulfillmentInput) => Promise<ConfirmFulfillmentAnswer>;
  readonly onChallenge: (isAsking: boolean) => void;
};

/** Closes a group and pays; where the bank asks, lets the host answer and confirms again with the answer (specification 7). */
export async function confirmGroup(input: ConfirmFulfillmentInput, steps: Steps): Promise<ConfirmOutcome> {
  const first = await attempt(input, steps.run);
  if (!('paymentChallenge' in first)) return first;
  steps.onChallenge(true);
  const bank = await answerChallenge(first.paymentChallenge).catch(() => undefined);
  steps.onChallenge(false);
  if (bank?.kind === 'refused') return { kind: 'unanswered' };
  if (bank?.kind !== 'answered') return { kind: 'failed' };
  const second = await attempt({ ...input, paymentChallengeAnswer: bank.answer }, steps.run);
  if ('paymentChallenge' in second) return { kind: 'failed' };
  return second.kind === 'placed' || second.kind === 'changed' ? second : { kind: 'failed' };
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
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): ConfirmOutcome {
  if (!(error instanceof ApiError) || !(error.isRefusal || error.status === 429)) return { kind: 'failed' };
  if (error.type === 'GROUP_CHANGED') return { kind: 'changed' };
  return error.title === undefined
    ? { kind: 'failed' }
    : { kind: 'refused', title: error.title, body: error.body };
}
