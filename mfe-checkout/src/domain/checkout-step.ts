import type { CheckoutStep } from '@tiffin/contracts';

/** The step that an address asks for: PAYMENT, then REVIEW, which needs a way to pay (specification 4). */
export function checkoutStep(asked: string | null, canPay: boolean): CheckoutStep {
  return asked === 'review' && canPay ? 'REVIEW' : 'PAYMENT';
}
