import { afterEach, expect, it } from '@jest/globals';
import {
  fromTheFuture,
  makeCart,
  makeMerchant,
  makePaymentGroup,
  makeStoredPaymentMethod,
} from '@tiffin/testing';
import { screen } from '@testing-library/react';
import { checkoutNetwork, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

it('a newer service’s cart and payment methods render, and unknown methods are not offered', async () => {
  checkoutNetwork({
    getMerchant: () => fromTheFuture('getMerchant', { merchant: makeMerchant() }),
    getCart: () => fromTheFuture('getCart', { cart: makeCart() }),
    getPaymentGroups: () => fromTheFuture('getPaymentGroups', { paymentGroups: [makePaymentGroup()] }),
    getPaymentMethods: () =>
      fromTheFuture('getPaymentMethods', { paymentMethods: [makeStoredPaymentMethod()] }),
    createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }),
  });
  openCheckout();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
  expect(screen.queryByText(/FROM_THE_FUTURE/)).toBeNull();
});
