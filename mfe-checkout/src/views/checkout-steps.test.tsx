import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { makeCart, makeCartItem, makePaymentGroup } from '@tiffin/testing';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  goToReview,
  nextButton,
  openCheckout,
  reviewPath,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('steps', () => {
  it('[CHK-01] asks for the payment, then for a review, and Back leads from one to the other', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    checkoutNetwork();
    const app = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Payment', current: 'step' })).toBeVisible();
    expect(screen.getByText('Step 1 of 2: payment')).toHaveAttribute('role', 'status');
    expect(screen.getByText('You can check everything before you pay')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana Oliveira' })).toBeVisible();
    expect(screen.getByText('Lucknow Lunch Home, Gastown · CAD')).toBeVisible();
    expect(document.title).toBe('Checkout · Lucknow Lunch Home, Gastown');
    for (const name of ['Back to the order', 'Change order'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/m/lucknow-lunch-home/order');
    await goToReview(app);
    expect(screen.getByText('Step 2 of 2: review')).toHaveAttribute('role', 'status');
    expect(screen.getByText('You can cancel until your food is packed.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No tip' })).toBeVisible();
    expect(app.location()).toBe(reviewPath);
    const review = screen.getByRole('heading', { name: 'Review', current: 'step' });
    expect(review).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([review]);
    scroll.mockRestore();
    expect(screen.getByRole('heading', { name: 'Visa ending 4242' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /Change: Payment/ }));
    expect(await screen.findByRole('heading', { name: 'Payment', current: 'step' })).toHaveFocus();
    expect(app.location()).toBe(checkoutPath);
  });

  it('[CHK-01] groups payment methods: personal cards and company accounts', async () => {
    const invoice = {
      name: 'Team lunch account',
      paymentMethodIdentifier: {
        entityType: 'ACCOUNT',
        entityId: 'account-1',
        paymentProvider: 'TIFFIN',
        paymentOptionType: 'INVOICE',
      },
      cardDisplayDetails: null,
    } as const;
    const corporate = makePaymentGroup({
      name: 'Northlight',
      sourceType: 'CORPORATE',
      paymentMethods: [invoice],
    });
    const calls = checkoutNetwork({
      getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup(), corporate] }),
    });
    const { user } = openCheckout();
    const personal = await screen.findByRole('group', { name: 'Personal' });
    expect(within(personal).getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
    const company = screen.getByRole('group', { name: 'Northlight' });
    await user.click(within(company).getByRole('radio', { name: /Team lunch account/ }));
    await user.click(await nextButton(/^Review order/));
    expect(await screen.findByRole('heading', { name: 'Team lunch account' })).toBeVisible();
    expect(calls.callsOf('getPaymentGroups')[0]?.query).toEqual({ paymentProviders: 'STRIPE,TIFFIN' });
  });

  it.each([
    [true, 'With cutlery', 'Without cutlery'],
    [false, 'Without cutlery', 'With cutlery'],
  ])(
    'the review repeats the note, and whether there is cutlery: %p',
    async (includeCutlery, said, unsaid) => {
      const perk = {
        id: 'perk-1',
        originalPriceMicro: 24_000_000,
        discountedPriceMicro: 20_000_000,
        savingsMicro: 4_000_000,
        isSelected: true,
        note: 'Team price',
        displayHint: null,
      };
      const cartItems = [makeCartItem({ quantity: 2, note: 'No onions', perk })];
      const cart = makeCart({ includeCutlery, note: 'Ring twice', cartItems });
      checkoutNetwork({ getCart: () => ({ cart }) });
      openCheckout(reviewPath);
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByText(unsaid)).toBeNull();
      expect(screen.getByText('“Ring twice”')).toBeVisible();
      expect(screen.getByText('2 × Dal makhani')).toBeVisible();
      expect(screen.getByText('“No onions”')).toBeVisible();
      expect(screen.getByText('Team price')).toBeVisible();
    },
  );

  it('[CHK-01] stays on the review after a reload if there is a stored payment method', async () => {
    checkoutNetwork();
    openCheckout(reviewPath);
    expect(await screen.findByRole('heading', { name: 'Review', current: 'step' })).toBeVisible();
  });
});
