import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { setEmbedHost } from '@tiffin/config';
import { makeCart, makeFinancialInfo } from '@tiffin/testing';
import {
  arrived,
  checkoutNetwork,
  forgetTab,
  goToReview,
  nextButton,
  openAndPlace,
  openCheckout,
  placed,
  pressPlace,
  reviewPath,
  typeGuest,
} from '../test-support/checkout-in-app';

afterEach(() => {
  act(() => {
    setEmbedHost(null);
  });
  forgetTab();
});

const freeCart = makeCart({
  financialInfo: makeFinancialInfo({ creditMicro: 12_600_000, totalPayableMicro: 0 }),
});
const nothing = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    entityId: 'NONE',
    paymentProvider: 'NONE',
    paymentOptionType: 'UNKNOWN_TYPE',
  },
};

describe('a cart with nothing to pay', () => {
  it('asks a person for no card and is placed without one', async () => {
    const calls = checkoutNetwork({ getCart: () => ({ cart: freeCart }), placeOrder: placed });
    const app = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    expect(screen.getByText(/^Your credit or offer covers everything\./)).toBeVisible();
    expect(screen.queryByText(/4242/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /card/ })).not.toBeInTheDocument();
    await goToReview(app);
    expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    await pressPlace(app);
    await arrived(app);
    expect(calls.callsOf('placeOrder').map(({ body }) => Object(body).paymentMethod)).toEqual([nothing]);
  });

  it('asks a guest for no card and loads no card form', async () => {
    const calls = checkoutNetwork({ getCart: () => ({ cart: freeCart }), placeGuestOrder: placed });
    const app = openCheckout(undefined, 'guest');
    await typeGuest(app);
    expect(screen.queryByText('Loading the card form')).not.toBeInTheDocument();
    await goToReview(app);
    await pressPlace(app);
    await waitFor(() => {
      expect(calls.callsOf('placeGuestOrder').map(({ body }) => Object(body).paymentMethod)).toEqual([
        nothing,
      ]);
    });
  });

  it('does not ask the host application to pay', async () => {
    let asked = 0;
    setEmbedHost({
      paymentTypes: ['APPLE_PAY'],
      cards: [],
      pay: async () => {
        asked += 1;
        return 'pm_wallet';
      },
      close: () => undefined,
    });
    const calls = checkoutNetwork({ getCart: () => ({ cart: freeCart }), placeOrder: placed });
    await openAndPlace();
    await waitFor(() => {
      expect(calls.callsOf('placeOrder')).toHaveLength(1);
    });
    expect(asked).toBe(0);
  });

  it('asks for a card again when the total is no longer zero, and sends nothing before', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: { ...freeCart, cartCheckoutCodes: ['LUNCH5'] } }),
      getPaymentGroups: () => ({ paymentGroups: [] }),
      createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }),
      putCartCheckoutCode: () => ({ cart: makeCart({ cartChecksum: 'checksum-2' }) }),
    });
    const app = openCheckout(reviewPath);
    await nextButton(/^Place order/);
    await app.user.click(screen.getByRole('button', { name: 'Remove LUNCH5' }));
    await nextButton(/^Review order/);
    expect(screen.getByRole('heading', { name: 'Payment', current: 'step' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Card' })).toBeVisible();
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
  });
});
