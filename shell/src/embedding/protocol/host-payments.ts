import type { EmbeddedPayment, HostMessage } from '@tiffin/contracts';
import type { Questions } from './create-questions';

type Supported = Extract<HostMessage, { readonly type: 'SUPPORTED_PAYMENT_METHOD' }>;
type Paid = Extract<HostMessage, { readonly type: 'PAYMENT' }>;

/**
 * Timeout for a native application to say what it can pay with. After it, the answer is nothing
 * (specification 9).
 */
const SUPPORT_LIMIT_MS = 2000;
/** A payment sheet may stay open for long. One without an answer by then counts as cancelled. */
const PAYMENT_LIMIT_MS = 600_000;

/**
 * Returns what the device can pay with; null if it does not answer within 2000 ms (specification 8 and 9).
 */
export async function getSupportedPaymentMethod({
  ask,
}: Questions): Promise<Pick<Supported, 'platform' | 'paymentMethod'> | null> {
  const question = { type: 'SUPPORTED_PAYMENT_METHOD' } as const;
  return ask(question, SUPPORT_LIMIT_MS, (answer): answer is Supported => answer.type === question.type);
}

/**
 * Lets the host take a payment from its person. Returns the card provider's token for that payment; null if
 * it was cancelled.
 */
export async function payByHost(
  { ask }: Questions,
  payment: EmbeddedPayment,
  cardTokenId: string | null,
): Promise<string | null> {
  const question = { type: 'PAYMENT', payment, cardTokenId } as const;
  const answer = await ask(
    question,
    PAYMENT_LIMIT_MS,
    (given): given is Paid => given.type === question.type,
  );
  return answer?.paymentToken ?? null;
}
