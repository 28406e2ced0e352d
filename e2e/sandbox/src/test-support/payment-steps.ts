/** Every place between two steps of a payment by three cards, and whether the order is then written. */
export const PAYMENT_STEPS = [
  { step: 'host authorised', times: 1, isOrdered: false },
  { step: 'order written', times: 1, isOrdered: true },
  { step: 'hold settled', times: 1, isOrdered: true },
  { step: 'hold settled', times: 2, isOrdered: true },
  { step: 'hold settled', times: 3, isOrdered: true },
] as const;

export type PaymentStep = (typeof PAYMENT_STEPS)[number];
