import type { ApiError } from '@tiffin/api';
import { answerChallenge } from '@tiffin/card-provider';
import type { PaymentChallenge, PaymentChallengeAnswer } from '@tiffin/contracts';

/** A payment that was not made, for a reason that every payment shares. */
export type PaymentEnd =
  /** A refusal with the service's own words. */
  | { readonly kind: 'refused'; readonly title: string; readonly body: string | undefined }
  /** The bank's challenge was not answered. */
  | { readonly kind: 'unanswered' }
  /** A failure that nobody can fix here: try again. */
  | { readonly kind: 'failed' };

/** Lets the person answer the bank's challenge. Returns the end of the payment if there is no answer. */
export async function answerOf(
  challenge: PaymentChallenge,
): Promise<{ readonly kind: 'answered'; readonly answer: PaymentChallengeAnswer } | PaymentEnd> {
  const bank = await answerChallenge(challenge);
  if (bank.kind === 'answered') return bank;
  return { kind: bank.kind === 'refused' ? 'unanswered' : 'failed' };
}

/** Returns the end that a refusal without a type of its own means. */
export function refusedBy({ title, body }: ApiError): PaymentEnd {
  return title === undefined ? { kind: 'failed' } : { kind: 'refused', title, body };
}
