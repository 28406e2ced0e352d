import type { NativePaymentType, PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';
import { FREE_PAYMENT } from '@tiffin/domain';

/** A payment method that an order can be sent with. */
export type PaymentChoice = {
  readonly identifier: PaymentMethodIdentifier;
  /** The card as people know it; null for a company's account. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly name: string;
  /** Set if the host application takes this payment, with its own card if `cardTokenId` names one. */
  readonly fromHost?: { readonly type: NativePaymentType; readonly cardTokenId: string | null };
};

/** What an order with nothing to pay is sent with. */
export const freeChoice: PaymentChoice = { identifier: FREE_PAYMENT, card: null, name: '' };

type GroupMethod = PaymentGroup['paymentMethods'][number];

/** Returns a stored method of a payment group as a choice. */
export function storedChoice(method: GroupMethod): PaymentChoice {
  const { name, paymentMethodIdentifier: identifier, cardDisplayDetails } = method;
  return { identifier, name, card: cardDisplayDetails };
}
