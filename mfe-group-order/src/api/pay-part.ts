import { ApiError } from '@tiffin/api';
import type { Fulfillment, PayGuestPartAnswer, PayGuestPartInput } from '@tiffin/contracts';
import { answerOf, refusedBy } from './payment-end';
import type { PaymentEnd } from './payment-end';

/** The result of holding a guest's part on their card. */
export type PartOutcome =
  | { readonly kind: 'held'; readonly group: Fulfillment }
  /** The part costs more than the guest agreed to. The service says how much. */
  | { readonly kind: 'changed'; readonly amountMicro: number | undefined }
  | PaymentEnd;

type Run = (input: PayGuestPartInput) => Promise<PayGuestPartAnswer>;

/**
 * Holds a guest's part on a card. If the bank challenges, lets the guest answer and sends the answer. A press
 * without an answer may be repeated: the same key never holds twice.
 */
export async function payPart(input: PayGuestPartInput, run: Run): Promise<PartOutcome> {
  const first = await attempt(input, run);
  if (!('paymentChallenge' in first)) return first;
  const bank = await answerOf(first.paymentChallenge);
  if (bank.kind !== 'answered') return bank;
  const second = await attempt({ ...input, paymentChallengeAnswer: bank.answer }, run);
  return 'paymentChallenge' in second ? { kind: 'failed' } : second;
}

type Challenge = Extract<PayGuestPartAnswer, { readonly paymentChallenge: unknown }>;

async function attempt(input: PayGuestPartInput, run: Run): Promise<PartOutcome | Challenge> {
  try {
    const answer = await run(input);
    return 'fulfillment' in answer ? { kind: 'held', group: answer.fulfillment } : answer;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): PartOutcome {
  if (!(error instanceof ApiError) || !error.isRefusal) return { kind: 'failed' };
  if (error.type === 'PART_CHANGED') {
    const amountMicro = error.data?.amountMicro;
    return { kind: 'changed', amountMicro: typeof amountMicro === 'number' ? amountMicro : undefined };
  }
  return refusedBy(error);
}
