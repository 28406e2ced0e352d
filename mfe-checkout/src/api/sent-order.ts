import type { PaymentMethodIdentifier, PlaceGuestOrderInput, PlaceOrderInput } from '@tiffin/contracts';

/**
 * An order on its way: kept in the tab until its outcome is known. It names a payment, never a card; a one-time code in it
 * pays for no other order.
 */
export type SentOrder = {
  readonly intent: string;
  /** The bank was asking when the page was last seen. */
  readonly isChallenged: boolean;
  /** Its payment is a token of the host, which no storage of scripts may hold. */
  readonly isPaidByHost: boolean;
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

const key = (merchantId: string) => `tiffin.checkout.sent.${merchantId}`;

/** The same order, paid by what the host gave for it. */
export function paidByHost(order: SentOrder, paymentMethodIdentifier: PaymentMethodIdentifier): SentOrder {
  const paymentMethod = { paymentMethodIdentifier };
  return order.kind === 'user'
    ? { ...order, isPaidByHost: true, body: { ...order.body, paymentMethod } }
    : { ...order, isPaidByHost: true, body: { ...order.body, paymentMethod } };
}

/** Remembers an order that is being sent; not where the host pays: a second one is then kept off by the cart that is empty. */
export function keepSentOrder(merchantId: string, sent: SentOrder): void {
  if (sent.isPaidByHost) return;
  try {
    sessionStorage.setItem(key(merchantId), JSON.stringify(sent));
  } catch {
    // A frame without storage: a reload forgets the attempt, the server's key still prevents a second order.
  }
}

/** The order that was being sent when the page was last seen. */
export function readSentOrder(merchantId: string): SentOrder | undefined {
  try {
    const text = sessionStorage.getItem(key(merchantId));
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isSentOrder(value, merchantId) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the order: its outcome is known. */
export function forgetSentOrder(merchantId: string): void {
  try {
    sessionStorage.removeItem(key(merchantId));
  } catch {
    // Nothing was kept.
  }
}

/** Whether it is as `keepSentOrder` writes it, for this merchant: an older page or anything else may have written it. */
function isSentOrder(value: unknown, merchantId: string): value is SentOrder {
  if (!isRecord(value) || !isRecord(value['body'])) return false;
  const { intent, isChallenged, kind, body } = value;
  const { paymentMethod } = body;
  return (
    typeof intent === 'string' &&
    typeof isChallenged === 'boolean' &&
    (kind === 'user' || (kind === 'guest' && isRecord(body['guestProfile']))) &&
    body['merchantId'] === merchantId &&
    typeof body['cartChecksum'] === 'string' &&
    isRecord(paymentMethod) &&
    isRecord(paymentMethod['paymentMethodIdentifier'])
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
