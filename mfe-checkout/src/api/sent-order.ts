import type { PaymentMethodIdentifier, PlaceGuestOrderInput, PlaceOrderInput } from '@tiffin/contracts';

/**
 * An order that is being sent. It stays in memory, because it holds a guest's contact details and one-time
 * codes.
 */
export type SentOrder = {
  readonly intent: string;
  /** When its cart last changed, by the service's clock. */
  readonly changedAt: string;
} & (
  | { readonly kind: 'user'; readonly body: PlaceOrderInput }
  | { readonly kind: 'guest'; readonly body: PlaceGuestOrderInput }
);

/** What a repeated order carries: the bank's answer, or the code from the person's e-mail. */
type Proof = Pick<PlaceOrderInput, 'challengeAnswer' | 'oneTimePassword'>;

/** Returns the same order with a requested proof. */
export function withProof(order: SentOrder, proof: Proof): SentOrder {
  return order.kind === 'user'
    ? { ...order, body: { ...order.body, ...proof } }
    : { ...order, body: { ...order.body, ...proof } };
}

/** Returns the same order, paid with what the host or the wallet returned for it. */
export function paidWith(order: SentOrder, paymentMethodIdentifier: PaymentMethodIdentifier): SentOrder {
  const paymentMethod = { paymentMethodIdentifier };
  return order.kind === 'user'
    ? { ...order, body: { ...order.body, paymentMethod } }
    : { ...order, body: { ...order.body, paymentMethod } };
}
