import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentGroup, PaymentMethodIdentifier } from '@tiffin/contracts';
import { makePaymentGroup, refuseWith, standInStripe } from '@tiffin/testing';
import {
  checkoutNetwork,
  forgetTab,
  goToReview,
  openCheckout,
  placed,
  pressPlace,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

const invoice: PaymentMethodIdentifier = {
  entityType: 'ACCOUNT',
  entityId: 'account-1',
  paymentProvider: 'TIFFIN',
  paymentOptionType: 'INVOICE',
};
const companyCard: PaymentMethodIdentifier = {
  entityType: 'PAYMENT_OPTION',
  entityId: 'card-9',
  paymentProvider: 'STRIPE',
  paymentOptionType: 'CREDIT_CARD_VAULTED',
};
const northlight: PaymentGroup = {
  name: 'Northlight Studio',
  sourceType: 'CORPORATE',
  paymentMethods: [
    { name: 'Northlight lunches', paymentMethodIdentifier: invoice, cardDisplayDetails: null },
    {
      name: 'Company card',
      paymentMethodIdentifier: companyCard,
      cardDisplayDetails: { brand: 'mastercard', country: 'CA', last4: '4444' },
    },
  ],
};

function openGroups() {
  const calls = checkoutNetwork({
    getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup(), northlight] }),
    placeOrder: placed,
  });
  return { calls, app: openCheckout() };
}

describe('payment groups', () => {
  it('[CHK-06] asks for both providers and shows who pays with what', async () => {
    const { calls } = openGroups();
    const company = within(await screen.findByRole('group', { name: 'Northlight Studio' }));
    expect(company.getByRole('radio', { name: /Northlight lunches/ })).toBeVisible();
    expect(company.getByText('Billed to your company')).toBeVisible();
    expect(company.getByRole('radio', { name: /Mastercard ending 4444/ })).toBeVisible();
    const personal = within(screen.getByRole('group', { name: 'Personal' }));
    expect(personal.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
    expect(calls.callsOf('getPaymentGroups')[0]?.query).toEqual({ paymentProviders: 'STRIPE,TIFFIN' });
  });

  it('[CHK-06] that do not load leave a new card, and come with the next try', async () => {
    standInStripe({});
    const calls = checkoutNetwork({
      getPaymentGroups: () => refuseWith(500, 'INTERNAL'),
      createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }),
    });
    const { user } = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Your saved cards didn’t load' })).toBeVisible();
    expect(screen.getByText('You can still pay with another card.')).toBeVisible();
    calls.plan({ getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup()] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
  });

  it.each([
    ['an invoice', /Northlight lunches/, invoice],
    ['a vaulted card of the company', /Mastercard ending 4444/, companyCard],
  ])('[CHK-06] pays with %s', async (_what, name, paymentMethodIdentifier) => {
    const { calls, app } = openGroups();
    await app.user.click(await screen.findByRole('radio', { name }));
    // Nobody removes a company's card here.
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await goToReview(app);
    await pressPlace(app);
    await waitFor(() => {
      expect(calls.callsOf('placeOrder')).toHaveLength(1);
    });
    expect(calls.callsOf('placeOrder')[0]?.body).toMatchObject({
      paymentMethod: { paymentMethodIdentifier },
    });
  });
});
