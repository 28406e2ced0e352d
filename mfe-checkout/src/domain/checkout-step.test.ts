import { describe, expect, it } from '@jest/globals';
import { CHECKOUT_STEPS } from '@tiffin/contracts';
import { checkoutStep } from './checkout-step';

describe('checkoutStep', () => {
  it('[CHK-01] starts with PAYMENT and continues to REVIEW', () => {
    expect([checkoutStep(null, true), checkoutStep('review', true)]).toEqual([...CHECKOUT_STEPS]);
  });

  it('[CHK-01] stays on PAYMENT without a payment method, and for an unknown step', () => {
    expect(checkoutStep('review', false)).toBe('PAYMENT');
    expect(checkoutStep('REVIEW!', true)).toBe('PAYMENT');
  });
});
