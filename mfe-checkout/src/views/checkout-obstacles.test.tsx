import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import {
  answerWith,
  fakeNetwork,
  makeCart,
  makeCartItem,
  makeEmptyCart,
  makeFinancialInfo,
  makeMerchant,
  refuseWith,
} from '@tiffin/testing';
import {
  checkoutNetwork,
  forgetTab,
  nextButton,
  openCheckout,
  reviewPath,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('the checkout of a cart that cannot be ordered', () => {
  it('links an empty cart back to the menu', async () => {
    checkoutNetwork({ getCart: () => ({ cart: makeEmptyCart() }) });
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute(
      'href',
      '/m/lucknow-lunch-home/menu',
    );
  });

  it('[MER-02] never says “as soon as possible” for a merchant that takes orders for later only', async () => {
    const displayConfiguration = { displayMode: 'ORDER_AHEAD' } as const;
    checkoutNetwork({
      getMerchant: () => ({ merchant: makeMerchant({ isAvailableNow: false, displayConfiguration }) }),
    });
    const { user } = openCheckout();
    expect(await screen.findByText('When would you like it?')).toBeVisible();
    expect(screen.getByText('Choose a time to continue.')).toBeVisible();
    expect(screen.queryByText('As soon as possible')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose a time' }));
    expect(await screen.findByRole('dialog', { name: 'Pickup time' })).toBeVisible();
  });

  it.each([
    ['is closed', {}, /It opens Sun 3 May, 17:00\. Schedule your order for then\./],
    ['is closed without any time', { scheduledOrderTimeSlots: [] }, /It opens Sun 3 May, 17:00\./],
  ])('says when a merchant that %s opens', async (_what, more, words) => {
    const nextOpenTime = '2099-05-04T00:00:00.000Z';
    checkoutNetwork({
      getMerchant: () => ({
        merchant: makeMerchant({ open: false, isAvailableNow: false, nextOpenTime, ...more }),
      }),
    });
    openCheckout();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('reports an unknown merchant', async () => {
    fakeNetwork({ getMerchant: () => refuseWith(404, 'NOT_FOUND') });
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'We can’t find this restaurant' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/');
  });

  it.each([
    [
      'a closed merchant',
      { merchant: makeMerchant({ open: false }) },
      /is closed now/,
      'Choose a time',
      'button',
      null,
    ],
    [
      'a merchant that takes orders for later only',
      {
        merchant: makeMerchant({
          isAvailableNow: false,
          displayConfiguration: { displayMode: 'ORDER_AHEAD' },
        }),
      },
      /only takes scheduled orders/,
      'Choose a time',
      'button',
      null,
    ],
    [
      'a merchant without any time',
      { merchant: makeMerchant({ open: false, scheduledOrderTimeSlots: [] }) },
      /isn’t taking orders right now/,
      'Back to the menu',
      'link',
      '/m/lucknow-lunch-home/menu',
    ],
    [
      'an unavailable item',
      { cart: makeCart({ cartItems: [makeCartItem({ isAvailable: false })] }) },
      /Remove it to continue: Dal makhani/,
      'Change order',
      'link',
      '/m/lucknow-lunch-home/order',
    ],
    [
      'a delivery without address',
      { cart: makeCart({ fulfillmentType: 'DELIVERY', merchantFulfillmentType: 'DELIVERY' }) },
      /Add a delivery address/,
      'Choose an address',
      'button',
      null,
    ],
    [
      'a cart of a group',
      { cart: makeCart({ fulfillmentId: 'group-1' }) },
      /part of a group order/,
      'Open group order',
      'link',
      '/order/fulfillments/group-1/edit',
    ],
    [
      'too little',
      { cart: makeCart({ financialInfo: makeFinancialInfo({ pickupMinimumOrderValueMicro: 15_000_000 }) }) },
      /\$3\.00 to the minimum/,
      'Add something',
      'link',
      '/m/lucknow-lunch-home/menu',
    ],
  ])(
    'shows %s with a reason and a next step, and sends no order',
    async (
      _name,
      { merchant, cart }: { merchant?: ReturnType<typeof makeMerchant>; cart?: Cart },
      words,
      action,
      role,
      href,
    ) => {
      const calls = checkoutNetwork({
        getMerchant: () => ({ merchant: merchant ?? makeMerchant() }),
        getCart: () => ({ cart: cart ?? makeCart() }),
      });
      const { user } = openCheckout(reviewPath);
      expect(await screen.findByText(words)).toBeVisible();
      const [step] = screen.getAllByRole(role, { name: action });
      expect(step).toBeVisible();
      expect(step?.getAttribute('href') ?? null).toBe(href);
      await user.click(await nextButton(/^Place order/));
      expect(screen.getByText(words).closest('[tabindex="-1"]')).toHaveFocus();
      expect(calls.callsOf('placeOrder')).toHaveLength(0);
    },
  );

  it('can be retried when it did not load', async () => {
    const calls = checkoutNetwork({ getCart: () => answerWith(503, {}) });
    const { user } = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Checkout didn’t load' })).toBeVisible();
    calls.plan({ getCart: () => ({ cart: makeCart() }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible());
  });
});
