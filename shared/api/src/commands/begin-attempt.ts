import type { PaymentAttempt, PaymentStep } from '@tiffin/domain';
import { intentKey } from './intent-key';
import { forgetAttempt, isKept, keepAttempt } from './kept-attempt';

/** The payment of this window. It changes nothing once another window has stored a payment of its own. */
export type OwnAttempt = {
  /** Stores the next step. Returns false if the stored payment is no longer this one. */
  readonly reach: (step: PaymentStep) => boolean;
  /** Forgets the payment, because its outcome is known. */
  readonly forget: () => void;
};

/** Stores a payment before its first request leaves, for every window of this browser and after a crash. */
export function beginAttempt(
  name: string,
  { intent, buyer, changedAt }: Pick<PaymentAttempt, 'intent' | 'buyer' | 'changedAt'>,
): OwnAttempt {
  const at = (step: PaymentStep): PaymentAttempt => ({
    key: intentKey(intent),
    intent,
    step,
    buyer,
    changedAt,
    leftAt: Date.now(),
  });
  let own = at('sent');
  keepAttempt(name, own);
  return {
    reach: (step) => {
      if (!isKept(name, own)) return false;
      own = at(step);
      keepAttempt(name, own);
      return true;
    },
    forget: () => {
      forgetAttempt(name, own);
    },
  };
}
