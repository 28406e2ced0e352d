import type { PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';
import { paymentKey } from '@tiffin/domain';

/** A way to pay for the group. */
export type PaymentChoice = {
  readonly key: string;
  readonly identifier: PaymentMethodIdentifier;
  readonly name: string;
  /** Null for a company's account. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The company that pays; empty for one's own. */
  readonly payer: string;
};

/** The ways to pay of some payment groups, one's own first. */
export function paymentChoices(groups: readonly PaymentGroup[]): readonly PaymentChoice[] {
  const own = groups.filter(({ sourceType }) => sourceType === 'PERSONAL');
  const corporate = groups.filter(({ sourceType }) => sourceType === 'CORPORATE');
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
