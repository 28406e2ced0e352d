import { describe, expect, it } from '@jest/globals';
import { CHECKOUT_STEPS } from '@tiffin/contracts';
import { checkoutStep } from './checkout-step';

describe('checkoutStep', () => {
  it('[CHK-01] begins with PAYMENT and goes on to REVIEW', () => {
    expect([checkoutStep(null, true), checkoutStep('review', true)]).toEqual([...CHECKOUT_STEPS]);
  });

  it('[CHK-01] stays on PAYMENT as long as there is no way to pay, and for any other word', () => {
    expect(checkoutStep('review', false)).toBe('PAYMENT');
    expect(checkoutStep('REVIEW!', true)).toBe('PAYMENT');
  });
});
