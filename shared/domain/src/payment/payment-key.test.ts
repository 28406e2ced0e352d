import { expect, it } from '@jest/globals';
import { paymentKey } from './payment-key';

it('distinguishes a card from an account with the same id', () => {
  const card = paymentKey({ entityType: 'PAYMENT_OPTION', entityId: '7' });
  expect(card).toBe('PAYMENT_OPTION:7');
  expect(paymentKey({ entityType: 'ACCOUNT', entityId: '7' })).not.toBe(card);
});
