import type { CheckoutStep } from '@tiffin/contracts';

/**
 * Returns the step that the URL asks for: PAYMENT, then REVIEW, which needs a payment method (specification
 * 4).
 */
export function checkoutStep(asked: string | null, canPay: boolean): CheckoutStep {
  return asked === 'review' && canPay ? 'REVIEW' : 'PAYMENT';
}
