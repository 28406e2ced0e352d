import { bus } from '@tiffin/event-bus';
import type { StripeError } from '@stripe/stripe-js';

type Failure = Pick<StripeError, 'type' | 'code' | 'message'>;

/** How a card can fail. `message` is the card provider's own sentence. */
export type CardFailure =
  | { readonly kind: 'incomplete'; readonly message?: string }
  | { readonly kind: 'failed'; readonly message?: string };

/** What was paid with when it failed. */
type Method = 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY';

/**
 * Handles every error of the card provider (specification 8): returns what the person reads, and reports all
 * but incomplete input. The report names the provider's code and holds nothing that was typed.
 */
export function handleCardError(error: Failure | undefined, method: Method = 'CARD'): CardFailure {
  if (error?.type === 'validation_error') return { kind: 'incomplete', message: error.message };
  bus.emit('paymentAnswered', { method, outcome: 'failed', code: error?.code ?? error?.type ?? 'unknown' });
  return { kind: 'failed', message: error?.message };
}
