import type { PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';

/** A way to pay that an order can be sent with. */
export type PaymentChoice = {
  readonly identifier: PaymentMethodIdentifier;
  /** The card as people know it; null for a company's account. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly name: string;
};

type GroupMethod = PaymentGroup['paymentMethods'][number];

/** One value for each method, for radios and comparisons. */
export function paymentKey({ entityType, entityId }: PaymentMethodIdentifier): string {
  return `${entityType}:${entityId}`;
}

/** A stored method of a payment group as a choice. */
export function storedChoice(method: GroupMethod): PaymentChoice {
  const { name, paymentMethodIdentifier: identifier, cardDisplayDetails } = method;
  return { identifier, name, card: cardDisplayDetails };
}

/** A card that was entered for this order only (specification 3, CREDIT_CARD_ONE_TIME). */
export function oneTimeChoice(paymentMethodId: string, card: PaymentChoice['card']): PaymentChoice {
  return {
    identifier: {
      entityType: 'PAYMENT_OPTION',
      entityId: paymentMethodId,
      paymentProvider: 'STRIPE',
      paymentOptionType: 'CREDIT_CARD_ONE_TIME',
    },
    card,
    name: '',
  };
}
