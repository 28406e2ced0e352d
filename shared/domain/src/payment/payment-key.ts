import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/** Returns a unique text for each payment method, for radios and comparisons. */
export function paymentKey({
  entityType,
  entityId,
}: Pick<PaymentMethodIdentifier, 'entityType' | 'entityId'>): string {
  return `${entityType}:${entityId}`;
}
