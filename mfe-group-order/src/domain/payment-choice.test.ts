import { expect, it } from '@jest/globals';
import { makePaymentGroup } from '@tiffin/testing/factories';
import { paymentChoices } from './payment-choice';

it('lists one’s own payment methods first, and names the company of the others', () => {
  const corporate = makePaymentGroup({ name: 'Northlight', sourceType: 'CORPORATE' });
  const personal = makePaymentGroup({ name: 'Mine', sourceType: 'PERSONAL' });
  const choices = paymentChoices([corporate, personal], true);
  expect(choices.map(({ payer }) => payer)).toEqual(['', 'Northlight']);
  expect(choices[0]).toMatchObject({
    identifier: personal.paymentMethods[0]?.paymentMethodIdentifier,
    card: personal.paymentMethods[0]?.cardDisplayDetails,
  });
  expect(paymentChoices([], true)).toEqual([]);
  expect(paymentChoices([corporate, personal], false)).toEqual(choices.slice(0, 1));
});
