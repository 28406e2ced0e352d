import type { EmbeddedPayment, HostMessage } from '@tiffin/contracts';
import type { Questions } from './create-questions';

type Supported = Extract<HostMessage, { readonly type: 'SUPPORTED_PAYMENT_METHOD' }>;
type Paid = Extract<HostMessage, { readonly type: 'PAYMENT' }>;

/** A native application that has not said by then what it can pay with can pay with nothing (specification 9). */
const SUPPORT_LIMIT_MS = 2000;
/** A payment sheet stays open as long as its person looks at it; one that nobody answers counts as called off. */
const PAYMENT_LIMIT_MS = 600_000;

/** What the device can pay with; null where it does not say within 2000 ms (specification 8 and 9). */
export async function getSupportedPaymentMethod({
  ask,
}: Questions): Promise<Pick<Supported, 'platform' | 'paymentMethod'> | null> {
  const question = { type: 'SUPPORTED_PAYMENT_METHOD' } as const;
  return ask(question, SUPPORT_LIMIT_MS, (answer): answer is Supported => answer.type === question.type);
}

/** Lets the host take a payment from its person; the card provider's token of that one payment, null where it was called off. */
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
