import { expect, it } from '@jest/globals';
import { storedChoice } from './payment-choice';

it('turns a stored method into a choice: its name, its card, and its identifier', () => {
  const identifier = {
    entityType: 'PAYMENT_OPTION',
    entityId: 'pm_1',
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_VAULTED',
  } as const;
  const card = { brand: 'visa', country: 'CA', last4: '4242' };
  const method = { name: 'Visa', paymentMethodIdentifier: identifier, cardDisplayDetails: card };
  expect(storedChoice(method)).toEqual({ identifier, name: 'Visa', card });
});
