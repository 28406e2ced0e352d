import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/** One text for each way to pay, for radios and comparisons. */
export function paymentKey({
  entityType,
  entityId,
}: Pick<PaymentMethodIdentifier, 'entityType' | 'entityId'>): string {
  return `${entityType}:${entityId}`;
}
