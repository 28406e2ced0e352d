import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/**
 * Returns the key of what a person means to pay for. The same cart and payment method have the same key,
 * however often they are sent.
 */
export function placingIntent(
  merchantId: string,
  cartChecksum: string,
  payment: Pick<PaymentMethodIdentifier, 'entityId'>,
): string {
  return ['order', merchantId, cartChecksum, payment.entityId].join(':');
}
