import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/** Names what a person means to pay for: the same cart by the same means is the same intent, however often it is sent. */
export function placingIntent(
  merchantId: string,
  cartChecksum: string,
  payment: PaymentMethodIdentifier,
): string {
  return ['order', merchantId, cartChecksum, payment.entityId].join(':');
}
