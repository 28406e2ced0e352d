import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import { makeMerchant, makeOrder } from '@tiffin/testing';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  nextButton,
  openCheckout,
  pressPlace,
  typeGuest,
} from '../test-support/checkout-in-app';
import { standInStripe } from '@tiffin/testing';

afterEach(forgetTab);

describe('guests', () => {
  const oneTime = { paymentMethod: { id: 'pm_guest', card: { brand: 'visa', last4: '4242' } } };

  it('[CHK-03] [CHK-12] order without an account: profile, one-time card, guest order, page by guest token', async () => {
    const provider = standInStripe({ paymentMethod: oneTime });
    const calls = checkoutNetwork({
      placeGuestOrder: () => ({ order: makeOrder(), guestOrderToken: 'guest-token-1' }),
    });
    const app = openCheckout(checkoutPath, 'guest');
    await typeGuest(app);
    await screen.findByTestId('card-element');
    await app.user.click(await nextButton(/^Review order/));
    expect(await screen.findByText('ottoline@example.com · +44 7911 123456')).toBeVisible();
    await pressPlace(app);
    await waitFor(() => {
      expect(app.location()).toBe(
        '/m/lucknow-lunch-home/status/guest-token-1?orderIdentifierType=GUEST_TOKEN',
      );
    });
    expect(provider.apiKeys).toEqual(['pk_test']);
    expect(calls.callsOf('placeGuestOrder').map(({ body }) => body)).toEqual([
      {
        merchantId: 'merchant-1',
        cartChecksum: 'checksum-1',
        paymentMethod: {
          paymentMethodIdentifier: {
            entityType: 'PAYMENT_OPTION',
            entityId: 'pm_guest',
            paymentProvider: 'STRIPE',
            paymentOptionType: 'CREDIT_CARD_ONE_TIME',
          },
        },
        guestProfile: {
          firstName: 'Ottoline',
          lastName: '',
          email: 'ottoline@example.com',
          phoneNumber: '+447911123456',
          subscribedToEmail: false,
          subscribedToMerchantMarketingEmails: false,
          externalId: null,
        },
      },
    ]);
  });

  it('[CHK-12] see their phone number as it is read once they leave its field', async () => {
    standInStripe({ paymentMethod: oneTime });
    checkoutNetwork();
    const app = openCheckout(checkoutPath, 'guest');
    const field = await screen.findByRole('textbox', { name: 'Mobile number' });
    await nextButton(/^Review order/);
    await app.user.type(field, '+447911123456');
    await app.user.tab();
    await waitFor(() => expect(field).toHaveValue('+44 7911 123456'));
  });

  it('[CHK-12] see what is missing, with focus on the first such field, and lose nothing in a reload', async () => {
    standInStripe({ paymentMethod: oneTime });
    checkoutNetwork();
    const app = openCheckout(checkoutPath, 'guest');
    const firstName = await screen.findByRole('textbox', { name: 'First name' });
    await app.user.click(await nextButton(/^Review order/));
    expect(firstName).toHaveFocus();
    expect(firstName).toHaveAccessibleDescription('Enter your first name.');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      /Enter your mobile number\./,
    );
    await app.user.type(firstName, 'Ottoline');
    await app.user.click(await nextButton(/^Review order/));
    expect(screen.getByText('Enter a full email address, such as ana@example.com.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    app.unmount();
    openCheckout(checkoutPath, 'guest');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ottoline');
  });

  it('[CHK-12] can sign in from the form: the shell is asked', async () => {
    standInStripe({ paymentMethod: oneTime });
    checkoutNetwork();
    const asked: string[] = [];
    const undo = bus.on('signInRequested', ({ reason }) => asked.push(reason));
    const { user } = openCheckout(checkoutPath, 'guest');
    expect(await screen.findByRole('heading', { name: 'Contact details' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We’ll send your receipt and order link here.',
    );
    for (const [name, fill] of [
      ['First name', 'given-name'],
      ['Email', 'email'],
      ['Mobile number', 'tel'],
    ] as const)
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('autocomplete', fill);
    expect(screen.getByText(/^Use your saved addresses, cards and points\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    undo();
    expect(asked).toEqual(['checkout']);
  });

  it.each([true, false])(
    '[CHK-13] a merchant’s default for news of %s fills the checkbox and both subscriptions of the order',
    async (emailSubscriptionDefaultOn) => {
      standInStripe({ paymentMethod: oneTime });
      const calls = checkoutNetwork({
        getMerchant: () => ({ merchant: makeMerchant({ emailSubscriptionDefaultOn }) }),
        placeGuestOrder: () => ({ order: makeOrder(), guestOrderToken: 'guest-token-1' }),
      });
      const app = openCheckout(checkoutPath, 'guest');
      await typeGuest(app);
      const news = screen.getByRole<HTMLInputElement>('checkbox', { name: /news and offers/ });
      expect(news.checked).toBe(emailSubscriptionDefaultOn);
      await screen.findByTestId('card-element');
      await app.user.click(await nextButton(/^Review order/));
      await pressPlace(app);
      await waitFor(() => expect(calls.callsOf('placeGuestOrder')).toHaveLength(1));
      expect(calls.callsOf('placeGuestOrder').at(0)?.body).toMatchObject({
        guestProfile: {
          subscribedToEmail: emailSubscriptionDefaultOn,
          subscribedToMerchantMarketingEmails: emailSubscriptionDefaultOn,
        },
      });
    },
  );
});
