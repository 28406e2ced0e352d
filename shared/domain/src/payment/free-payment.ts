import type { PaymentMethodIdentifier } from '@tiffin/contracts';

/** Returns whether nothing is left to pay of a total in micro units, so that no card is asked for or named. */
export function isFree(totalMicro: number): boolean {
  return totalMicro <= 0;
}

/** The payment method of a cart with nothing to pay (specification 3, paymentProvider NONE). It pays no other cart. */
export const FREE_PAYMENT: PaymentMethodIdentifier = {
  entityType: 'PAYMENT_OPTION',
  entityId: 'NONE',
  paymentProvider: 'NONE',
  paymentOptionType: 'UNKNOWN_TYPE',
};
