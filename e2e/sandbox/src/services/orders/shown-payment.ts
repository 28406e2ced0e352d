import type { Order } from '@tiffin/contracts';

type Payment = Order['paymentMethod'];

/** Returns how something was paid, field by field: a stored payment may have more than a reader is shown. */
export function shownPayment({ paymentMethodIdentifier: paid, cardDisplayDetails }: Payment): Payment {
  return {
    paymentMethodIdentifier: {
      entityType: paid.entityType,
      paymentProvider: paid.paymentProvider,
      paymentOptionType: paid.paymentOptionType,
    },
    cardDisplayDetails,
  };
}
