import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/** Returns the id of the account that funds a payment; null for a person's own card (specification 7). */
export function fundingSourceOf({
  entityType,
  entityId,
}: Pick<PaymentMethodIdentifier, 'entityType' | 'entityId'>): string | null {
  return entityType === 'ACCOUNT' ? entityId : null;
}
