import { expect, it } from '@jest/globals';
import { placingIntent } from './placing-intent';

const card = {
  entityType: 'PAYMENT_OPTION',
  entityId: 'pm_1',
  paymentProvider: 'STRIPE',
  paymentOptionType: 'CREDIT_CARD_VAULTED',
} as const;

it('[CHK-17] is the same for the same cart and payment method, and differs for any other', () => {
  const intents = [
    placingIntent('m1', 'sum1', card),
    placingIntent('m2', 'sum1', card),
    placingIntent('m1', 'sum2', card),
    placingIntent('m1', 'sum1', { ...card, entityId: 'pm_2' }),
  ];
  expect(new Set(intents).size).toBe(4);
  expect(placingIntent('m1', 'sum1', { ...card })).toBe(intents[0]);
});
