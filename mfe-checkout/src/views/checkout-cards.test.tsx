import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makePaymentGroup, makeStoredPaymentMethod, refuseWith, standInStripe } from '@tiffin/testing';
import type { RenderedApp } from '@tiffin/testing';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  nextButton,
  openCheckout,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('cards', () => {
  it('[CHK-05] stores a new card through the provider’s element and a setup intent', async () => {
    const provider = standInStripe({ setup: { setupIntent: { id: 'seti_1', status: 'succeeded' } } });
    const stored = makeStoredPaymentMethod({
      paymentMethodIdentifier: { ...makeStoredPaymentMethod().paymentMethodIdentifier, entityId: 'card-2' },
      paymentMethodDisplayDetails: {
        brand: 'mastercard',
        country: 'CA',
        last4: '4444',
        expiryMonth: 1,
        expiryYear: 2031,
      },
    });
    const calls = checkoutNetwork({
      createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }),
      addPaymentMethod: () => ({ paymentMethod: stored }),
    });
    const app = openCheckout();
    await app.user.click(await screen.findByRole('radio', { name: 'Use another card' }));
    await screen.findByTestId('card-element');
    expect(screen.queryByRole('textbox', { name: /card number/i })).not.toBeInTheDocument();
    expect(screen.getByText(/^Your card number goes straight to the payment provider\./)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Use this card' }));
    expect(await screen.findByRole('radio', { name: /Mastercard ending 4444/ })).toBeChecked();
    expect(app.location()).toBe(checkoutPath);
    await app.user.click(await nextButton(/^Review order/));
    expect(await screen.findByRole('heading', { name: 'Mastercard ending 4444' })).toBeVisible();
    expect(provider.apiKeys).toEqual(['pk_setup']);
    expect(provider.secrets).toEqual(['seti_secret']);
    expect(calls.callsOf('addPaymentMethod').map(({ body }) => body)).toEqual([{ setupIntentId: 'seti_1' }]);
  });

  it('[CHK-05] shows what the provider refuses and stays at the card', async () => {
    standInStripe({
      setup: { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
    });
    checkoutNetwork({ createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }) });
    const app = openCheckout();
    await app.user.click(await screen.findByRole('radio', { name: 'Use another card' }));
    await screen.findByTestId('card-element');
    await app.user.click(await nextButton(/^Review order/));
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription(
      'Your card number is incomplete.',
    );
    expect(app.location()).toBe(checkoutPath);
  });

  it('[CHK-05] says that the card form did not load, and loads it again', async () => {
    standInStripe({});
    const calls = checkoutNetwork({ createSetupIntent: () => refuseWith(400, 'INVALID_PARAMETER') });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Use another card' }));
    expect(await screen.findByRole('heading', { name: 'The card form didn’t load' })).toBeVisible();
    calls.plan({ createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('card-element')).toBeInTheDocument();
  });

  it('[CHK-05] lists the stored cards and removes one in its menu', async () => {
    const calls = checkoutNetwork({ removePaymentMethod: () => ({}) });
    const { user } = openCheckout();
    expect(await screen.findByText('Expires 12/30')).toBeVisible();
    expect(calls.callsOf('getPaymentMethods')[0]?.query).toEqual({ paymentProcessor: 'STRIPE' });
    await removeVisa(user);
    await waitFor(() => {
      expect(calls.callsOf('removePaymentMethod').map(({ query }) => query)).toEqual([
        { paymentMethodId: 'card-1' },
      ]);
    });
    expect(await screen.findByText('Visa ending 4242 was removed')).toBeVisible();
  });

  it('[CHK-05] lists the cards that are left once one is removed', async () => {
    const mastercard = {
      name: 'Mastercard 4444',
      paymentMethodIdentifier: { ...makeStoredPaymentMethod().paymentMethodIdentifier, entityId: 'card-2' },
      cardDisplayDetails: { brand: 'mastercard', country: 'CA', last4: '4444' },
    };
    let paymentMethods = [...makePaymentGroup().paymentMethods, mastercard];
    checkoutNetwork({
      getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup({ paymentMethods })] }),
      removePaymentMethod: () => {
        paymentMethods = [mastercard];
        return {};
      },
    });
    const { user } = openCheckout();
    await removeVisa(user);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa ending 4242/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /Mastercard ending 4444/ })).toBeChecked();
  });

  it('[CHK-05] says that a card was not removed, and keeps it', async () => {
    checkoutNetwork({ removePaymentMethod: () => refuseWith(503, 'UNKNOWN') });
    const { user } = openCheckout();
    await removeVisa(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Visa ending 4242 wasn’t removed. Try again.');
    expect(screen.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
  });
});

async function removeVisa(user: RenderedApp['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Options for Visa ending 4242' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove Visa ending 4242' }));
}
