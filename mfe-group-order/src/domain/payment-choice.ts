import type { PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';
import { paymentKey } from '@tiffin/domain';

/** A payment method for the group. */
export type PaymentChoice = {
  readonly key: string;
  readonly identifier: PaymentMethodIdentifier;
  readonly name: string;
  /** Null for a company's account. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The company that pays; empty for the person's own method. */
  readonly payer: string;
};

/**
 * Returns the payment methods of some payment groups, the person's own first. Without `hasCompanies` (the flag
 * `group_order_payment_groups`) only their own.
 */
export function paymentChoices(
  groups: readonly PaymentGroup[],
  hasCompanies: boolean,
): readonly PaymentChoice[] {
  const own = groups.filter(({ sourceType }) => sourceType === 'PERSONAL');
  const corporate = hasCompanies ? groups.filter(({ sourceType }) => sourceType === 'CORPORATE') : [];
  return [...own, ...corporate].flatMap(({ name: payer, sourceType, paymentMethods }) =>
    paymentMethods.map(({ name, paymentMethodIdentifier: identifier, cardDisplayDetails: card }) => ({
      key: paymentKey(identifier),
      identifier,
      name,
      card,
      payer: sourceType === 'CORPORATE' ? payer : '',
    })),
  );
}
