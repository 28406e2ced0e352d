import type { PaymentMethodIdentifier, PlaceGuestOrderInput, PlaceOrderInput } from '@tiffin/contracts';

/** An order on its way. It lives in the page only: it holds a guest's contact details and one-time codes. */
export type SentOrder = {
  readonly intent: string;
  /** When its cart last changed, by the service's clock. */
  readonly changedAt: string;
} & (
  | { readonly kind: 'user'; readonly body: PlaceOrderInput }
  | { readonly kind: 'guest'; readonly body: PlaceGuestOrderInput }
);

/** What an order is sent again with: the bank's answer, the code from the person's e-mail. */
type Proof = Pick<PlaceOrderInput, 'challengeAnswer' | 'oneTimePassword'>;

/** The same order with a proof that was asked for. */
export function withProof(order: SentOrder, proof: Proof): SentOrder {
  return order.kind === 'user'
    ? { ...order, body: { ...order.body, ...proof } }
    : { ...order, body: { ...order.body, ...proof } };
}

/** The same order, paid by what the host gave for it. */
export function paidByHost(order: SentOrder, paymentMethodIdentifier: PaymentMethodIdentifier): SentOrder {
  const paymentMethod = { paymentMethodIdentifier };
  return order.kind === 'user'
    ? { ...order, body: { ...order.body, paymentMethod } }
    : { ...order, body: { ...order.body, paymentMethod } };
}
