import type { Order } from '@tiffin/contracts';

/** Returns whether a payment goes on the bill of a company, so that no card was charged. */
export function isCompanyBill({
  paymentMethodIdentifier,
}: Pick<Order['paymentMethod'], 'paymentMethodIdentifier'>): boolean {
  return paymentMethodIdentifier.paymentOptionType === 'INVOICE';
}
