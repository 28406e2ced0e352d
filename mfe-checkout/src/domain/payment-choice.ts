import type { NativePaymentType, PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';

/** A way to pay that an order can be sent with. */
export type PaymentChoice = {
  readonly identifier: PaymentMethodIdentifier;
  /** The card as people know it; null for a company's account. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly name: string;
  /** The application around the page takes this payment, by one of its own cards where `cardTokenId` names it. */
  readonly fromHost?: { readonly type: NativePaymentType; readonly cardTokenId: string | null };
};

type GroupMethod = PaymentGroup['paymentMethods'][number];

/** A stored method of a payment group as a choice. */
export function storedChoice(method: GroupMethod): PaymentChoice {
  const { name, paymentMethodIdentifier: identifier, cardDisplayDetails } = method;
  return { identifier, name, card: cardDisplayDetails };
}
