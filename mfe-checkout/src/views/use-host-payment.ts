import { useEmbedHost } from '@tiffin/config';
import type { Cart, Merchant, PaymentMethodIdentifier } from '@tiffin/contracts';
import type { PaymentChoice } from '../domain/payment-choice';

/**
 * Lets the host take the payment. Returns the payment method for the order, or null if the person cancelled.
 */
export type PayByHost = () => Promise<PaymentMethodIdentifier | null>;

type Options = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly choice: PaymentChoice | undefined;
};

/** Returns the host's part in this payment; undefined if it has none. */
export function useHostPayment({ merchant, cart, choice }: Options): PayByHost | undefined {
  const host = useEmbedHost();
  const wanted = choice?.fromHost;
  if (!host || !wanted) return undefined;
  return async () => {
    const rules = await import('../domain/host-payment').catch(() => null);
    if (!rules) return null;
    const payment = rules.hostPaymentOf({ type: wanted.type, merchant, cart });
    const entityId = await host.pay(payment, wanted.cardTokenId);
    return entityId === null ? null : { ...choice.identifier, entityId };
  };
}
