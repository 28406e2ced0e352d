import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isAnyDirty } from '@tiffin/federation';
import {
  ana,
  makeCart,
  makePaymentGroup,
  makeStoredPaymentMethod,
  refuseWith,
  renderInApp,
  standInStripe,
} from '@tiffin/testing';
import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  goToReview,
  nextButton,
  openCheckout,
  placed,
  pressPlace,
  typeGuest,
} from '../test-support/checkout-in-app';
import { CheckoutScreen } from './checkout-screen';

afterEach(() => {
  jest.restoreAllMocks();
  forgetTab();
});

/**
 * Renders another remote's screen. Its first rendering is when a new version of that remote may be loaded.
 */
function OtherRemote(): ReactElement {
  const [isHeldUp] = useState(isAnyDirty);
  return <p>{isHeldUp ? 'held up' : 'newest version'}</p>;
}

it('a guest’s input is stored by the tab and does not block a new version', async () => {
  standInStripe({});
  checkoutNetwork();
  await typeGuest(openCheckout(checkoutPath, 'guest'));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a guest’s input in a frame without storage counts as unsaved', async () => {
  standInStripe({});
  checkoutNetwork();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const app = openCheckout(checkoutPath, 'guest');
  await screen.findByRole('textbox', { name: 'First name' });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await typeGuest(app);
  expect(isAnyDirty()).toBe(true);
  app.unmount();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('the newsletter checkbox is unsaved while it differs from the merchant’s default', async () => {
  checkoutNetwork();
  const { user } = openCheckout();
  const news = await screen.findByRole('checkbox');
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(news);
  expect(isAnyDirty()).toBe(true);
  await user.click(news);
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('another payment method is unsaved until the order is placed with it', async () => {
  const card = makeStoredPaymentMethod();
  const second = {
    name: 'Visa 4444',
    paymentMethodIdentifier: { ...card.paymentMethodIdentifier, entityId: 'card-2' },
    cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4444' },
  };
  const group = makePaymentGroup();
  const paymentGroups = [{ ...group, paymentMethods: [...group.paymentMethods, second] }];
  checkoutNetwork({ getPaymentGroups: () => ({ paymentGroups }), placeOrder: placed });
  const app = renderInApp(<CheckoutScreen />, {
    path: checkoutPath,
    route: '/m/:merchantExternalId/place/order',
    routes: [{ path: '/m/:merchantExternalId/status/:orderId', element: <OtherRemote /> }],
    session: ana,
  });
  const other = await screen.findByRole('radio', { name: /4444/ });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await app.user.click(other);
  expect(isAnyDirty()).toBe(true);
  await goToReview(app);
  expect(isAnyDirty()).toBe(true);
  await pressPlace(app);
  expect(await screen.findByText('newest version')).toBeVisible();
});

it('a card is unsaved after its first digit', async () => {
  standInStripe({ paymentMethod: { paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } } });
  checkoutNetwork();
  const app = openCheckout(checkoutPath, 'guest');
  await typeGuest(app);
  const field = await screen.findByTestId('card-element');
  fireEvent.input(field, { target: { textContent: '4' } });
  expect(isAnyDirty()).toBe(true);
  fireEvent.input(field, { target: { textContent: '' } });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a one-time card is unsaved until the order is placed', async () => {
  standInStripe({ paymentMethod: { paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } } });
  checkoutNetwork();
  const app = openCheckout(checkoutPath, 'guest');
  await typeGuest(app);
  await screen.findByTestId('card-element');
  await goToReview(app);
  expect(isAnyDirty()).toBe(true);
});

it('a promo code is unsaved until the cart has it', async () => {
  const answers = [refuseWith(404, 'NOT_FOUND'), { cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }];
  checkoutNetwork({
    getPromoCode: () => ({ code: 'LUNCH5', description: '5.00 off' }),
    putCartCheckoutCode: () => answers.shift(),
  });
  const { user } = openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'LUNCH5');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/We can’t find the code/)).toBeVisible();
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Remove LUNCH5' })).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a custom tip is unsaved until the cart has it', async () => {
  const tipOptions = [{ id: 'none', percent: 0, amountMicro: 0 }];
  checkoutNetwork({
    getCart: () => ({
      cart: makeCart({ tipOptions, selectedTipOptionId: null, customTipAmountMicro: 2_000_000 }),
    }),
    putCartConfig: ({ body }) => ({ cart: makeCart({ tipOptions, ...Object(body) }) }),
  });
  const { user } = openCheckout();
  const field = await screen.findByRole('textbox', { name: 'Tip amount' });
  for (const [typed, isUnsaved] of [
    ['2.00', false],
    ['2,5', true],
    ['much', true],
  ] as const) {
    await user.clear(field);
    expect(isAnyDirty()).toBe(true);
    await user.type(field, typed);
    expect(isAnyDirty()).toBe(isUnsaved);
  }
  await user.clear(field);
  await user.type(field, '3.50');
  await user.click(screen.getByRole('button', { name: 'Save tip' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a code from the e-mail is unsaved after its first digit', async () => {
  checkoutNetwork({
    placeOrder: () =>
      refuseWith(403, 'CHECKOUT_OTP_REQUIRED', {
        reason: 'CODE_SENT',
        message: 'Enter the code',
        data: {
          sentTo: 'a***@northlight.example',
          triesLeft: 5,
          expiresAt: '2099-01-01T00:00:00Z',
          retryAfterSeconds: 60,
        },
      }),
  });
  const app = openCheckout();
  await goToReview(app);
  await app.user.click(await nextButton(/^Place order/));
  const field = await screen.findByRole('textbox', { name: 'Six-digit code' });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await app.user.type(field, '1');
  expect(isAnyDirty()).toBe(true);
});

it('keeps what a guest typed when the restaurant is read again and does not load', async () => {
  standInStripe({});
  const calls = checkoutNetwork();
  const app = openCheckout(checkoutPath, 'guest');
  await typeGuest(app);
  const name = screen.getByRole('textbox', { name: 'First name' });
  calls.plan({ getMerchant: () => refuseWith(500, 'INTERNAL') });
  await act(() => app.queryClient.invalidateQueries());
  expect(calls.callsOf('getMerchant').length).toBeGreaterThan(1);
  expect(name).toBeVisible();
  expect(name).toHaveValue('Ottoline');
});
