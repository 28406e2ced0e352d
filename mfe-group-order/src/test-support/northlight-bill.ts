import { makePaymentGroup } from '@tiffin/testing';

/** The account of a company: nobody's card is charged. */
export const northlightBill = makePaymentGroup({
  name: 'Northlight',
  sourceType: 'CORPORATE',
  paymentMethods: [
    {
      name: 'Northlight account',
      paymentMethodIdentifier: {
        entityType: 'ACCOUNT',
        entityId: 'account-1',
        paymentProvider: 'NONE',
        paymentOptionType: 'INVOICE',
      },
      cardDisplayDetails: null,
    },
  ],
});
